import { opensElsewhere } from "@voxlog/browser/clicks";
import { switchLanguage } from "../routing/language-page.ts";

/**
 * Makes links to the page in another language keep scroll position and history, as long as the page is plain HTML.
 *
 * @param isPlain whether it still is.
 * @param onOffline called instead if there is no network.
 */
export function keepPlaceInLanguages(isPlain: () => boolean, onOffline: () => void): void {
  addEventListener(
    "click",
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>("a[hreflang]");
      if (!link || !isPlain() || event.defaultPrevented || opensElsewhere(event)) return;
      event.preventDefault();
      if (navigator.onLine) switchLanguage(link.href);
      else onOffline();
    },
    { capture: true },
  );
}
