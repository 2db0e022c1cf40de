import type { Page } from "@playwright/test";

/** Timeout for an effect, in ms. */
export const EFFECT_TIMEOUT = 10_000;

/**
 * Measures the time from input to the end of the frame that first shows its effect, in ms.
 *
 * Event Timing's `duration` has the same start, which includes waiting for a busy page. But it ends with the first
 * frame after the handlers, which may not show the effect yet if a part is still loading.
 *
 * @param input performs real input, with one click or key.
 * @param effect a selector that matches when the effect is visible, and not before.
 * @throws when the effect doesn't appear.
 */
export async function inputLatency(page: Page, input: () => Promise<void>, effect: string): Promise<number> {
  const watch = await page.evaluateHandle(
    ([selector, timeout]) => {
      if (document.querySelector(selector)) throw new Error(`${selector} already exists before the input.`);
      const start = new Promise<number>((resolve) => {
        for (const type of ["click", "keydown"])
          addEventListener(type, (event) => resolve(event.timeStamp), { capture: true, once: true });
      });
      const end = new Promise<number>((resolve) => {
        // A message sent before a frame arrives after its layout and paint.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        const check = () =>
          document.querySelector(selector) ? port2.postMessage(null) : requestAnimationFrame(check);
        requestAnimationFrame(check);
      });
      const never = new Promise<never>((_, reject) => {
        setTimeout(() => reject(new Error(`${selector} didn't appear.`)), timeout);
      });
      return { latency: Promise.race([Promise.all([start, end]).then(([from, to]) => to - from), never]) };
    },
    [effect, EFFECT_TIMEOUT] as const,
  );
  await input();
  return watch.evaluate(({ latency }) => latency);
}
