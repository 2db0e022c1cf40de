"use client";

import type { ReactNode } from "react";
import { type Texts, TextsContext } from "../texts-context.ts";

export type { Texts };

export type TextsProviderProps = { texts: Texts; children: ReactNode };

/** Gives the components in it the texts that they share, which are props of each without it. */
export function TextsProvider({ texts, children }: TextsProviderProps) {
  return <TextsContext value={texts}>{children}</TextsContext>;
}
