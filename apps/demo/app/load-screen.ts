import type { ScreenTexts } from "@voxlog/texts/demo";
import type { ComponentType } from "react";
import { type OPENED_HERE, RECORDING_PARAMETER } from "./routing/recording-address.ts";
import { screenTexts } from "./screen-texts.ts";

const modules = import.meta.glob<{ Component: ComponentType }>("./routes/*.tsx");

/** The screens that show a recording in a dialog. */
const LISTS: readonly string[] = ["dashboard", "recordings"];

/** A location within the demo. */
type Place = { pathname: string; search?: string; state?: unknown };

/**
 * Returns the name of the screen at a location: of its file in routes/, which has one for each path. A recording that
 * was opened by its address is a separate screen, without a list behind it.
 *
 * @param place its path is within the demo, with or without a trailing slash.
 * @example screenAt({ pathname: "/agent-timmy/" }) ⇒ "agent-timmy"
 */
export function screenAt({ pathname, search = "", state }: Place): string {
  const name = pathname.replace(/^\/+|\/+$/g, "") || "dashboard";
  const isInList = (state as Partial<typeof OPENED_HERE> | null | undefined)?.openedHere;
  if (LISTS.includes(name) && !isInList && new URLSearchParams(search).has(RECORDING_PARAMETER))
    return "conversation";
  return name !== "conversation" && screenTexts[name] ? name : "not-found";
}

/**
 * Loads a screen. The entry loads it in parallel with the app, so this module only depends on paths.
 *
 * @throws when it can't be loaded.
 */
export async function loadScreen(name: string): Promise<ComponentType> {
  const load = modules[`./routes/${name}.tsx`];
  if (!load) throw new Error(`app/routes has no ${name}.tsx.`);
  return (await load()).Component;
}

/** Returns the text namespaces of a screen. */
export function textsOfScreen(name: string): readonly ScreenTexts[] {
  return screenTexts[name] ?? [];
}
