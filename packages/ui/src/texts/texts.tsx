"use client";

import type { ReactNode } from "react";
import { type Texts, TextsContext } from "../texts-context.ts";

export type { Texts };

export type TextsProviderProps = { texts: Texts; children: ReactNode };

/** Provides the texts that components share. Without it, each component takes them as props. */
export function TextsProvider({ texts, children }: TextsProviderProps) {
  return <TextsContext value={texts}>{children}</TextsContext>;
}
