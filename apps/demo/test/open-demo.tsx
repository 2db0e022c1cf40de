import { createI18n, type Language } from "@voxlog/texts";
import { loadDemoTexts, screenNamespaces } from "@voxlog/texts/demo";
import { TrackingProvider } from "@voxlog/tracking/react";
import { I18nextProvider } from "react-i18next";
import {
  UNSAFE_createMemoryHistory as createMemoryHistory,
  unstable_HistoryRouter as HistoryRouter,
} from "react-router";
import { vi } from "vitest";
import { render } from "vitest-browser-react";
import { screenAt } from "../app/load-screen.ts";
import { createScreens, LayoutWithScreen } from "../app/router.tsx";
import "../app/app.css";

/**
 * Opens the demo at an address within it, with its real routes, texts and styles. The tracker is a fake, since an
 * automated browser isn't tracked; the end-to-end tests check the rows.
 */
export async function openDemo(path: string, language: Language = "nl", { keepsEdits = false } = {}) {
  const tracker = {
    pageView: vi.fn(),
    convert: vi.fn(),
    setLanguage: vi.fn(),
    track: vi.fn(),
    onLeave: vi.fn(),
    setSession: vi.fn(),
    setDevMode: vi.fn(),
    setConsent: vi.fn(),
    optOut: vi.fn(),
    optIn: vi.fn(),
    optedOut: () => false,
    settled: async () => {},
    stop: vi.fn(),
  };
  if (!keepsEdits) localStorage.clear();
  document.documentElement.lang = language;
  const i18n = createI18n(language, await loadDemoTexts(language, ["demo"]), screenNamespaces);
  const screens = createScreens(i18n);
  await screens(screenAt(new URL(path, location.href))).load();
  const history = createMemoryHistory({ initialEntries: [`/dashboard${path}`], v5Compat: true });
  const screen = await render(
    <I18nextProvider i18n={i18n}>
      <TrackingProvider tracker={tracker}>
        <HistoryRouter basename="/dashboard" history={history} useTransitions={false}>
          <LayoutWithScreen screens={screens} />
        </HistoryRouter>
      </TrackingProvider>
    </I18nextProvider>,
  );
  return { screen, history, tracker };
}
