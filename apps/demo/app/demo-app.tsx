import { createI18n, type Language, type Texts } from "@voxlog/texts";
import { screenNamespaces } from "@voxlog/texts/demo";
import { product } from "@voxlog/tracked-sets/product";
import type { Tracker } from "@voxlog/tracking";
import { lazyTracker } from "@voxlog/tracking/browser";
import { TrackingProvider } from "@voxlog/tracking/react";
import { type ReactElement, StrictMode } from "react";
import { I18nextProvider } from "react-i18next";
import { createScreens, LayoutWithScreen } from "./router.tsx";

/**
 * Creates the whole demo for a router's address. The build and the browser render the same.
 *
 * @param texts the language's texts, including those of the screen.
 * @param screen name of the screen.
 * @throws when the screen's code can't be loaded.
 */
export async function demoApp(language: Language, texts: Texts, screen: string): Promise<ReactElement> {
  const i18n = createI18n(language, texts, screenNamespaces);
  const screens = createScreens(i18n);
  await screens(screen).load(); // Hydration and the build need it before rendering.
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

/** The demo's tracker. It is loaded when there is a view to track, and the demo works without it. */
function demoTracker(language: Language): Tracker {
  return lazyTracker(product, async () => (await import("./start-tracking.ts")).startTracking(language));
}
