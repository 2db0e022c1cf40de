import { opensElsewhere } from "@voxlog/browser/clicks";
import { switchLanguage } from "../routing/language-page.ts";

/**
 * Makes links to the page in another language keep scroll position and history, as long as the page is plain HTML.
 * Without a network, `blockOffline` has stopped the click.
 *
 * @param isPlain whether it still is.
 */
export function keepPlaceInLanguages(isPlain: () => boolean): void {
  addEventListener(
    "click",
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>("a[hreflang]");
      if (!link || !isPlain() || event.defaultPrevented || opensElsewhere(event)) return;
      event.preventDefault();
      switchLanguage(link.href);
    },
    { capture: true },
  );
}
