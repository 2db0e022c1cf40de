import { deferredClick } from "@voxlog/browser/clicks";
import { whenIdle } from "@voxlog/browser/prefetch";
import { currency } from "@voxlog/product";
import { formatDate, formatNumber, formatPrice, type Language, type Texts } from "@voxlog/texts";
import { startTransition } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { demoApp } from "./demo-app.tsx";
import { onReset } from "./edits/stored-edits.ts";
import { removeAllRecordings } from "./recordings/user/user-recordings.ts";
import { basename } from "./routing/environment.ts";

/**
 * Renders the demo into an element.
 *
 * @param screen name of the requested screen.
 * @param isShown whether the element has the prerendered screen.
 * @throws when the screen's code can't be loaded.
 */
export async function renderDemo(
  root: Element,
  language: Language,
  texts: Texts,
  screen: string,
  isShown: boolean,
): Promise<void> {
  const whole = await demoApp(language, texts, screen);
  onReset(removeAllRecordings); // Also on screens that don't show them.
  const demo = (
    // See docs/decisions/slow-phones.md.
    <BrowserRouter basename={basename} useTransitions={false}>
      {whole}
    </BrowserRouter>
  );
  if (isShown) {
    // A browser with other date formats than the build's causes a mismatch: React renders everything again.
    const hydrate = () => hydrateRoot(root, demo, { onRecoverableError: () => {} });
    // Hydrates in slices between frames, unless a click waits: the page is visible and scrolls already.
    if (deferredClick()) flushSync(hydrate);
    else startTransition(() => void hydrate());
  } else {
    createRoot(root).render(demo);
  }
  warmFormats(language);
}

/**
 * Creates the formatters of numbers, prices and dates while the page is idle: see docs/decisions/slow-phones.md.
 */
function warmFormats(language: Language): void {
  whenIdle(() => formatNumber(language, 0));
  whenIdle(() => formatPrice(language, 0, currency));
  whenIdle(() => formatDate(language, new Date(), { dateStyle: "medium" }));
}
