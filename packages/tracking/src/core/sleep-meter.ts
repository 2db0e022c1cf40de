import type { PageWindow } from "./page-window.ts";

/** Ms between clock checks. If much more has passed, the machine slept. */
const TICK = 30_000;

/**
 * Measures the machine's sleep, in which no timer runs, until `signal` aborts.
 *
 * @param onSleep called with the ms.
 * @returns functions that start measuring or report the sleep since the last check, and that restart without a report,
 *   since a hidden page's timers may pause.
 */
export function sleepMeter(
  page: Pick<PageWindow, "Date" | "setTimeout">,
  signal: AbortSignal,
  onSleep: (ms: number) => void,
): [check: () => void, reset: () => void] {
  /** Time of the last timer, or when the page became visible. */
  let ticked: number | undefined;
  const check = () => {
    const now = page.Date.now();
    const slept = now - (ticked ?? now) - TICK;
    ticked = now;
    if (slept > TICK) onSleep(slept);
  };
  const tick = () => {
    if (signal.aborted) return;
    check();
    page.setTimeout(tick, TICK);
  };
  return [
    () => (ticked ? check : tick)(),
    () => {
      ticked &&= page.Date.now();
    },
  ];
}
