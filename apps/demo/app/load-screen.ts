import type { ScreenTexts } from "@voxlog/texts/demo";
import type { ComponentType } from "react";
import { screenTexts } from "./screen-texts.ts";

const modules = import.meta.glob<{ Component: ComponentType }>("./routes/*.tsx");

/**
 * Loads the screen at an address. routes/ has a file for each path, and one for unknown addresses. The entry loads it in
 * parallel with the app, so this module only depends on paths.
 *
 * @param pathname path within the demo, with or without a trailing slash.
 * @example loadScreen("/agent-timmy/") ⇒ what routes/agent-timmy.tsx exports
 * @throws when it can't be loaded.
 */
export async function loadScreen(pathname: string): Promise<ComponentType> {
  const load = modules[`./routes/${nameOf(pathname)}.tsx`] ?? modules["./routes/not-found.tsx"];
  if (!load) throw new Error("app/routes has no not-found.tsx.");
  return (await load()).Component;
}

/** Returns the text namespaces of the screen at an address. */
export function textsOfScreen(pathname: string): readonly ScreenTexts[] {
  const namespace = screenTexts[nameOf(pathname)];
  return namespace ? [namespace] : [];
}

function nameOf(pathname: string): string {
  return pathname.replace(/^\/+|\/+$/g, "") || "dashboard";
}
