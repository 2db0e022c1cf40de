import type { Language, Texts } from "@voxlog/i18n";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { onReset } from "./edits/stored-edits.ts";
import { basename } from "./environment.ts";
import { warmFormats } from "./language/warm-formats.ts";
import { removeAllRecordings } from "./recordings/own/own-recordings.ts";
import { demoRoutes } from "./router.tsx";
import type { LoadedScreen } from "./screens.ts";
import { wholeDemo } from "./whole-demo.tsx";

/**
 * Renders the demo into an element.
 *
 * @param first.screen the screen asked for, when there is one.
 * @param first.isShown whether the element shows it already, as the build has rendered it.
 */
export function renderDemo(
  root: Element,
  language: Language,
  texts: Texts,
  first: { screen: LoadedScreen | undefined; isShown: boolean },
): void {
  onReset(removeAllRecordings); // Also on screens that do not show them.
  const routes = demoRoutes(first.screen);
  if (first.isShown) {
    // With data to hydrate from, if only none, the router leaves the page where it was scrolled to.
    const router = createBrowserRouter(routes, { basename, hydrationData: { loaderData: {} } });
    const demo = wholeDemo(language, texts, router);
    // In slices between frames: what they make is seen already, and the page can be scrolled meanwhile.
    startTransition(() => {
      // A browser that formats dates another way than the build did gets its own: React renders all of it anew.
      hydrateRoot(root, demo, { onRecoverableError: () => {} });
    });
  } else {
    createRoot(root).render(wholeDemo(language, texts, createBrowserRouter(routes, { basename })));
  }
  warmFormats(language);
}
