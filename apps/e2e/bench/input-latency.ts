import type { Page } from "@playwright/test";

/** How long, in ms, an effect is waited for before it counts as one that does not come. */
export const PATIENCE = 10_000;

/**
 * How long a visitor waits, in ms, from their input to the end of the frame that first shows its effect.
 *
 * Not Event Timing's `duration`, although it begins at the same time stamp, and so counts what the input waited for
 * a busy page: it ends with the first frame after the handlers, which need not show the effect yet, where a part is
 * fetched or left for a later frame.
 *
 * @param input real input of the browser, with one click or key.
 * @param effect a selector that matches when the effect is there, and not before.
 * @throws when it does not come.
 */
export async function inputLatency(page: Page, input: () => Promise<void>, effect: string): Promise<number> {
  const watch = await page.evaluateHandle(
    ([selector, patience]) => {
      if (document.querySelector(selector)) throw new Error(`${selector} is there before the input.`);
      const start = new Promise<number>((resolve) => {
        for (const type of ["click", "keydown"])
          addEventListener(type, (event) => resolve(event.timeStamp), { capture: true, once: true });
      });
      const end = new Promise<number>((resolve) => {
        // A message sent before a frame is laid out and painted arrives after that.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        const look = () =>
          document.querySelector(selector) ? port2.postMessage(null) : requestAnimationFrame(look);
        requestAnimationFrame(look);
      });
      const never = new Promise<never>((_, reject) => {
        setTimeout(() => reject(new Error(`${selector} did not come.`)), patience);
      });
      return { felt: Promise.race([Promise.all([start, end]).then(([from, to]) => to - from), never]) };
    },
    [effect, PATIENCE] as const,
  );
  await input();
  return watch.evaluate(({ felt }) => felt);
}
