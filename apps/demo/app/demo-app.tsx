import { createI18n, type Language, type Texts } from "@voxlog/texts";
import { screenNamespaces } from "@voxlog/texts/demo";
import { product } from "@voxlog/tracked-sets/product";
import type { Tracker } from "@voxlog/tracking";
import { lazyTracker } from "@voxlog/tracking/browser";
import { TrackingProvider } from "@voxlog/tracking/react";
import { type ReactElement, StrictMode } from "react";
import { I18nextProvider } from "react-i18next";
import { createScreens, LayoutWithScreen, prepareScreen } from "./router.tsx";

/**
 * The whole demo, at the address that the router around it has: the build renders the same as the browser.
 *
 * @param texts of the language, those of the screen at the address among them.
 * @param pathname of that screen, within the demo.
 * @throws when the screen's code cannot be fetched.
 */
export async function demoApp(language: Language, texts: Texts, pathname: string): Promise<ReactElement> {
  const i18n = createI18n(language, texts, screenNamespaces);
  const screens = createScreens(i18n);
  await prepareScreen(screens, pathname);
  return (
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <TrackingProvider tracker={demoTracker(language)}>
          <LayoutWithScreen screens={screens} />
        </TrackingProvider>
      </I18nextProvider>
    </StrictMode>
  );
}

/** The demo's tracker; it is fetched once there is a view to track, and the demo works without. */
function demoTracker(language: Language): Tracker {
  return lazyTracker(product, async () => (await import("./start-tracking.ts")).startTracking(language));
}
