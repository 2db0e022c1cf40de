import { deferredClick } from "@voxlog/browser/clicks";
import { whenIdle } from "@voxlog/browser/prefetch";
import { currency } from "@voxlog/product";
import { formatDate, formatNumber, formatPrice, type Language, type Texts } from "@voxlog/texts";
import { startTransition } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  unstable_HistoryRouter as HistoryRouter,
} from "react-router";
import { demoApp } from "./demo-app.tsx";
import { guardHistory, SetNavigationGuard } from "./edits/navigation-guard.ts";
import { onReset } from "./edits/stored-edits.ts";
import { removeAllRecordings } from "./recordings/user/user-recordings.ts";
import { basename } from "./routing/environment.ts";

/**
 * Renders the demo into an element.
 *
 * @param pathname of the screen asked for, within the demo.
 * @param isShown whether the element shows it already, as the build has rendered it.
 * @throws when the screen's code cannot be fetched.
 */
export async function renderDemo(
  root: Element,
  language: Language,
  texts: Texts,
  pathname: string,
  isShown: boolean,
): Promise<void> {
  const whole = await demoApp(language, texts, pathname);
  onReset(removeAllRecordings); // Also on screens that do not show them.
  const { history, setGuard } = guardHistory(createBrowserHistory({ v5Compat: true }));
  const demo = (
    <SetNavigationGuard value={setGuard}>
      {/* See docs/decisions/slow-phones.md. */}
      <HistoryRouter basename={basename} history={history} useTransitions={false}>
        {whole}
      </HistoryRouter>
    </SetNavigationGuard>
  );
  if (isShown) {
    // A browser that writes dates another way than the build did gets its own: React renders all of it anew.
    const hydrate = () => hydrateRoot(root, demo, { onRecoverableError: () => {} });
    // In slices between frames, unless a visitor waits: the page is visible already, and can be scrolled.
    if (deferredClick()) flushSync(hydrate);
    else startTransition(() => void hydrate());
  } else {
    createRoot(root).render(demo);
  }
  warmFormats(language);
}

/**
 * Makes the formatters of numbers, prices and dates while no one waits: see docs/decisions/slow-phones.md.
 */
function warmFormats(language: Language): void {
  whenIdle(() => formatNumber(language, 0));
  whenIdle(() => formatPrice(language, 0, currency));
  whenIdle(() => formatDate(language, new Date(), { dateStyle: "medium" }));
}
