import type { ComponentType } from "react";

/** A screen whose code is here. */
export type LoadedScreen = { path: string; Component: ComponentType };

const modules = import.meta.glob<{ Component: ComponentType }>("./routes/*.tsx");

/**
 * Fetches the screen at an address, when there is one: routes/ has a file for each, named like its path. The entry
 * asks for it beside the app, so this knows nothing but paths.
 *
 * @param pathname within the demo; a slash at the end makes no difference.
 * @example loadScreen("/agent-timmy/") ⇒ what routes/agent-timmy.tsx exports
 * @throws when it cannot be fetched.
 */
export async function loadScreen(pathname: string): Promise<LoadedScreen | undefined> {
  const path = pathname.replace(/\/+$/, "") || "/";
  const load = modules[`./routes${path === "/" ? "/dashboard" : path}.tsx`];
  return load && { path, ...(await load()) };
}
