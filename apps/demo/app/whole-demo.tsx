import { createI18n, type Language, type Texts } from "@voxlog/i18n";
import { TrackingProvider } from "@voxlog/tracking/react";
import { type ComponentProps, type ReactElement, StrictMode } from "react";
import { I18nextProvider } from "react-i18next";
import { RouterProvider } from "react-router/dom";
import { demoTracker } from "./tracking/tracker.ts";

type Router = ComponentProps<typeof RouterProvider>["router"];

/** The whole demo, at the address that the router has: the build renders the same as the browser. */
export function wholeDemo(language: Language, texts: Texts, router: Router): ReactElement {
  return (
    <StrictMode>
      <I18nextProvider i18n={createI18n(language, texts)}>
        <TrackingProvider tracker={demoTracker(language)}>
          {/* A transition renders in slices of 5 ms between frames, which takes a slow phone twice as long. */}
          <RouterProvider router={router} useTransitions={false} />
        </TrackingProvider>
      </I18nextProvider>
    </StrictMode>
  );
}
