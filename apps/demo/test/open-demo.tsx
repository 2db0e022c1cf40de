import { createI18n, type Language } from "@voxlog/i18n";
import { loadDemoTexts } from "@voxlog/i18n/demo";
import { TrackingProvider } from "@voxlog/tracking/react";
import { I18nextProvider } from "react-i18next";
import { createMemoryRouter, RouterProvider } from "react-router";
import { vi } from "vitest";
import { render } from "vitest-browser-react";
import { loadScreen } from "../app/load-screen.ts";
import { demoRoutes } from "../app/router.tsx";
import "../app/app.css";

/**
 * Opens the demo at an address within it, with its real routes, texts and styles. The tracker only
 * records what it is told: a driven browser is not tracked, so that the end-to-end tests watch the rows.
 */
export async function openDemo(path: string, language: Language = "nl") {
  const tracker = {
    pageView: vi.fn(),
    convert: vi.fn(),
    setLanguage: vi.fn(),
    setDevMode: vi.fn(),
    setConsent: vi.fn(),
    optOut: vi.fn(),
    optIn: vi.fn(),
    optedOut: () => false,
    settled: async () => {},
    stop: vi.fn(),
  };
  localStorage.clear();
  document.documentElement.lang = language;
  const router = createMemoryRouter(demoRoutes(await loadScreen(path.replace(/\?.*/, ""))), {
    basename: "/dashboard",
    initialEntries: [`/dashboard${path}`],
  });
  const screen = await render(
    <I18nextProvider i18n={createI18n(language, await loadDemoTexts(language))}>
      <TrackingProvider tracker={tracker}>
        <RouterProvider router={router} />
      </TrackingProvider>
    </I18nextProvider>,
  );
  return { screen, router, tracker };
}
