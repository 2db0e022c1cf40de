import { whenIdle } from "@voxlog/browser/prefetch";
import { formatDate, formatNumber, formatPrice, type Language, type Texts } from "@voxlog/i18n";
import { currency } from "@voxlog/product";
import { startTransition } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { onReset } from "./edits/stored-edits.ts";
import { basename } from "./environment.ts";
import type { LoadedScreen } from "./load-screen.ts";
import { removeAllRecordings } from "./recordings/user/user-recordings.ts";
import { demoRoutes } from "./router.tsx";
import { wholeDemo } from "./whole-demo.tsx";

/**
 * Renders the demo into an element.
 *
 * @param first.screen the screen asked for, when there is one.
 * @param first.isShown whether the element shows it already, as the build has rendered it.
 * @param first.isAwaited whether something on it was clicked.
 */
export function renderDemo(
  root: Element,
  language: Language,
  texts: Texts,
  first: { screen: LoadedScreen | undefined; isShown: boolean; isAwaited: boolean },
): void {
  onReset(removeAllRecordings); // Also on screens that do not show them.
  const routes = demoRoutes(first.screen);
  if (first.isShown) {
    // With data to hydrate from, if only none, the router leaves the page where it was scrolled to.
    const router = createBrowserRouter(routes, { basename, hydrationData: { loaderData: {} } });
    const demo = wholeDemo(language, texts, router);
    // A browser that writes dates another way than the build did gets its own: React renders all of it anew.
    const hydrate = () => hydrateRoot(root, demo, { onRecoverableError: () => {} });
    // In slices between frames, unless somebody waits: what they make is seen already, and can be scrolled meanwhile.
    if (first.isAwaited) flushSync(hydrate);
    else startTransition(() => void hydrate());
  } else {
    createRoot(root).render(wholeDemo(language, texts, createBrowserRouter(routes, { basename })));
  }
  warmFormats(language);
}

/**
 * Makes the formatters of numbers, prices and dates while nobody waits: see docs/decisions/slow-phones.md.
 */
function warmFormats(language: Language): void {
  whenIdle(() => formatNumber(language, 0));
  whenIdle(() => formatPrice(language, 0, currency));
  whenIdle(() => formatDate(language, new Date(), { dateStyle: "medium" }));
}
