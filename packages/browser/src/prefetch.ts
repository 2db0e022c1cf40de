import { useEffect } from "react";

/** Handlers for what is prefetched when a pointer, a finger or focus reaches an element, ahead of the click. */
export const prefetchOnIntent = (prefetch: () => void) => ({
  onPointerEnter: prefetch,
  onFocus: prefetch,
  onTouchStart: prefetch,
});

/**
 * Prefetches after the first touch of a screen, wherever that is, once what it asked for is done: a finger gives no sign
 * of where it is going, and the time of a tap is too short to fetch in.
 *
 * @param prefetch the same in every render.
 */
export function usePrefetchAfterTouch(prefetch: () => void): void {
  useEffect(() => {
    let cancel = () => {};
    const prefetchWhenIdle = () => {
      cancel = whenIdle(prefetch);
    };
    addEventListener("touchend", prefetchWhenIdle, { once: true, passive: true });
    return () => {
      removeEventListener("touchend", prefetchWhenIdle);
      cancel();
    };
  }, [prefetch]);
}

/**
 * Does something once what is being rendered can be seen and the browser has nothing else to do; never in a browser
 * that cannot tell.
 *
 * @returns a way to leave it undone.
 */
export function whenIdle(task: () => void): () => void {
  if (!("requestIdleCallback" in window)) return () => {};
  let idle = 0;
  const frame = requestAnimationFrame(() => {
    idle = requestIdleCallback(() => {
      idle = requestIdleCallback(task);
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    cancelIdleCallback(idle);
  };
}

/** Whether the visitor's browser asks for less data: https://wicg.github.io/savedata/#savedata-attribute */
export function prefersReducedData(): boolean {
  return Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);
}
