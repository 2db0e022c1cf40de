import type { PageWindow } from "./page-window.ts";

/** Ms between two looks at the clock. If much more has passed, the machine slept. */
const TICK = 30_000;

/**
 * Measures how long the machine slept, which is time in which no timer ran, until `signal` aborts.
 *
 * @param onSleep called with the ms.
 * @returns what starts to measure, or reports sleep since the last look at the clock; and what starts anew without a
 *   report, since a hidden page's timers may rest.
 */
export function sleepMeter(
  page: Pick<PageWindow, "Date" | "setTimeout">,
  signal: AbortSignal,
  onSleep: (ms: number) => void,
): [check: () => void, reset: () => void] {
  /** When a timer last ran, or the page came into sight. */
  let ticked: number | undefined;
  const look = () => {
    const now = page.Date.now();
    const slept = now - (ticked ?? now) - TICK;
    ticked = now;
    if (slept > TICK) onSleep(slept);
  };
  const tick = () => {
    if (signal.aborted) return;
    look();
    page.setTimeout(tick, TICK);
  };
  return [
    () => (ticked ? look : tick)(),
    () => {
      ticked &&= page.Date.now();
    },
  ];
}
