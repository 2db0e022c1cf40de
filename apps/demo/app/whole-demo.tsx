import { createI18n, type Language, type Texts } from "@voxlog/i18n";
import type { Tracker } from "@voxlog/tracking";
import { lazyTracker } from "@voxlog/tracking/browser";
import { TrackingProvider } from "@voxlog/tracking/react";
import { type ReactElement, StrictMode } from "react";
import { I18nextProvider } from "react-i18next";
import { LayoutWithScreen } from "./router.tsx";

/** The whole demo, at the address that the router around it has: the build renders the same as the browser. */
export function wholeDemo(language: Language, texts: Texts): ReactElement {
  return (
    <StrictMode>
      <I18nextProvider i18n={createI18n(language, texts)}>
        <TrackingProvider tracker={demoTracker(language)}>
          <LayoutWithScreen />
        </TrackingProvider>
      </I18nextProvider>
    </StrictMode>
  );
}

/** The demo's tracker; it is fetched once there is a view to track, and the demo works without. */
function demoTracker(language: Language): Tracker {
  return lazyTracker(async () => (await import("./start-tracking.ts")).startTracking(language));
}
