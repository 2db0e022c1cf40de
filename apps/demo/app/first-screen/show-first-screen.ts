import type { Language } from "@voxlog/i18n";
import { readDevMode } from "@voxlog/tracking";
import { storedNames } from "../edits/edits-storage.ts";
import { breakpoints } from "../layout/breakpoints.ts";
import { screenAt } from "../screens.ts";
import { firstScreenId } from "./first-screen-id.ts";

/**
 * Puts the dashboard into the page as the build has rendered it, so that it is seen before the app is there. The app
 * takes it over as it is; so it is not shown where the app would show something else.
 *
 * @param pathname that was asked for, within the demo.
 * @returns whether it is shown.
 */
export function showFirstScreen(root: Element, pathname: string, language: Language): boolean {
  const fits = breakpoints.filter((query) => matchMedia(query).matches).length;
  const template = document.getElementById(firstScreenId(language, fits));
  const isAsItWas = storedNames().length === 0 && !readDevMode();
  const isShown =
    screenAt(pathname)?.section === "dashboard" && isAsItWas && template instanceof HTMLTemplateElement;
  if (isShown) root.replaceChildren(template.content);
  for (const each of document.querySelectorAll("template")) each.remove();
  return isShown;
}
