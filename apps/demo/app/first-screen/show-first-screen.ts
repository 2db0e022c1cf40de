import type { Language } from "@voxlog/texts";
import { devMode } from "@voxlog/tracked-sets/product";
import { breakpoints, SIDEBAR_FITS } from "../components/breakpoints.ts";
import { PROCESSED_SAMPLES, storedNames, viewedRoleName } from "../edits/edits-storage.ts";

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
  const edits = storedNames();
  // The sidebar says who the visitor is, and how far with the tour.
  // A member sees less of the team.
  const isAsItWas =
    edits.length === 0 ||
    (!matchMedia(SIDEBAR_FITS).matches &&
      !edits.includes(viewedRoleName) &&
      !edits.includes(PROCESSED_SAMPLES));
  const isShown =
    pathname.replace(/\/+$/, "") === "" &&
    isAsItWas &&
    !devMode.read() && // A developer's links to the website carry that along.
    template instanceof HTMLTemplateElement;
  if (isShown) {
    for (const part of template.content.querySelectorAll<HTMLElement>("[data-until-edited]")) {
      if (edits.includes(part.dataset["untilEdited"] ?? "")) part.remove();
    }
    root.replaceChildren(template.content);
  }
  for (const each of document.querySelectorAll("template")) each.remove();
  return isShown;
}

/**
 * The id of the template with the first screen.
 *
 * @param fits how many of the breakpoints the screen is wide enough for.
 */
export function firstScreenId(language: Language, fits: number): string {
  return `first-screen-${language}-${fits}`;
}
