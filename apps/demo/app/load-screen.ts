import type { ScreenTexts } from "@voxlog/texts/demo";
import type { ComponentType } from "react";
import { screenTexts } from "./screen-texts.ts";

const modules = import.meta.glob<{ Component: ComponentType }>("./routes/*.tsx");

/**
 * Fetches the screen at an address: routes/ has a file for each, named like its path, and one for all other
 * addresses. The entry asks for it beside the app, so this knows nothing but paths.
 *
 * @param pathname within the demo; a slash at the end makes no difference.
 * @example loadScreen("/agent-timmy/") ⇒ what routes/agent-timmy.tsx exports
 * @throws when it cannot be fetched.
 */
export async function loadScreen(pathname: string): Promise<ComponentType> {
  const load = modules[`./routes/${nameOf(pathname)}.tsx`] ?? modules["./routes/not-found.tsx"];
  if (!load) throw new Error("app/routes has no not-found.tsx.");
  return (await load()).Component;
}

/** The namespaces with the texts of the screen at an address, to be fetched beside it. */
export function textsOfScreen(pathname: string): readonly ScreenTexts[] {
  const namespace = screenTexts[nameOf(pathname)];
  return namespace ? [namespace] : [];
}

function nameOf(pathname: string): string {
  return pathname.replace(/^\/+|\/+$/g, "") || "dashboard";
}
