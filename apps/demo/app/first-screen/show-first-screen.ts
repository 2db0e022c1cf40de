import type { Language } from "@voxlog/texts";
import { devMode } from "@voxlog/tracked-sets/product";
import { SIDEBAR_QUERY } from "../components/breakpoints.ts";
import { PROCESSED_SAMPLES, storedNames, viewedRoleName } from "../edits/edits-storage.ts";

/**
 * Shows the prerendered dashboard before the app loads. The app hydrates it, so it is only shown if the app would
 * render the same.
 *
 * @param screen name of the requested screen.
 * @returns whether it is shown.
 */
export function showFirstScreen(root: Element, screen: string, language: Language): boolean {
  const isWide = matchMedia(SIDEBAR_QUERY).matches;
  const template = document.getElementById(firstScreenId(language, isWide));
  const edits = storedNames();
  // The sidebar shows the account and the tour's progress.
  // A member sees less of the team.
  const isAsItWas =
    edits.length === 0 || (!isWide && !edits.includes(viewedRoleName) && !edits.includes(PROCESSED_SAMPLES));
  const isShown =
    screen === "dashboard" &&
    isAsItWas &&
    !devMode.inLinks().dev && // Dev mode, on or turned off, changes the links to the website.
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

/** Returns the ID of the template with the first screen, with or without the sidebar. */
export function firstScreenId(language: Language, isWide: boolean): string {
  return `first-screen-${language}-${isWide ? "wide" : "narrow"}`;
}
