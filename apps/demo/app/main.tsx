import { createI18n, type Language, type Texts } from "@voxlog/i18n";
import { TrackingProvider } from "@voxlog/tracking/react";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { onReset } from "./edits/stored-edits.ts";
import { basename } from "./environment.ts";
import { warmFormats } from "./language/warm-formats.ts";
import { removeAllRecordings } from "./recordings/own/own-recordings.ts";
import { demoRoutes } from "./router.tsx";
import { startTracking } from "./tracking.ts";

/** Renders the demo into an element, with its texts at hand. */
export function renderDemo(root: Element, language: Language, texts: Texts): void {
  onReset(removeAllRecordings); // Also on screens that do not show them.
  const router = createBrowserRouter(demoRoutes, { basename });
  createRoot(root).render(
    <StrictMode>
      <I18nextProvider i18n={createI18n(language, texts)}>
        <TrackingProvider tracker={startTracking(language)}>
          {/* A transition renders in slices of 5 ms between frames, which takes a slow phone twice as long. */}
          <RouterProvider router={router} useTransitions={false} />
        </TrackingProvider>
      </I18nextProvider>
    </StrictMode>,
  );
  warmFormats(language);
}
