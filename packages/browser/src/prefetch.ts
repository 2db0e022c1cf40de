import { useEffect } from "react";

/** Returns handlers that prefetch when a pointer, finger or focus reaches an element, before the click. */
export const prefetchOnIntent = (prefetch: () => void) => ({
  onPointerEnter: prefetch,
  onFocus: prefetch,
  onTouchStart: prefetch,
});

/** Time that a visitor reads a screen before the first tap, in ms. */
const READING = 3000;

/**
 * Prefetches what a tap may open when the visitor has seen the screen for three seconds or touches it anywhere, as soon
 * as the browser is idle. A finger doesn't hover, and a tap is too short to fetch in. With data saving on, only a touch
 * counts.
 *
 * @param prefetch must be the same function in every render.
 */
export function usePrefetchBeforeTap(prefetch: () => void): void {
  useEffect(() => {
    let cancel = () => {};
    const prefetchWhenIdle = () => {
      cancel();
      cancel = whenIdle(prefetch);
    };
    const reading = prefersReducedData() ? undefined : setTimeout(prefetchWhenIdle, READING);
    addEventListener("touchend", prefetchWhenIdle, { once: true, passive: true });
    return () => {
      clearTimeout(reading);
      removeEventListener("touchend", prefetchWhenIdle);
      cancel();
    };
  }, [prefetch]);
}

/** Ms after which the browser counts as idle: one with frames to draw all the time never is. */
const LONGEST_WAIT = 2000;

/**
 * Runs a task after the current render has painted and the browser is idle, or a few seconds later; never in a browser
 * without idle callbacks.
 *
 * @returns a function that cancels it.
 */
export function whenIdle(task: () => void): () => void {
  if (!("requestIdleCallback" in window)) return () => {};
  let idle = 0;
  const frame = requestAnimationFrame(() => {
    idle = requestIdleCallback(
      () => {
        idle = requestIdleCallback(task, { timeout: LONGEST_WAIT });
      },
      { timeout: LONGEST_WAIT },
    );
  });
  return () => {
    cancelAnimationFrame(frame);
    cancelIdleCallback(idle);
  };
}

/** Returns whether the browser asks for reduced data: https://wicg.github.io/savedata/#savedata-attribute */
export function prefersReducedData(): boolean {
  return Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);
}
