import { useEffect } from "react";
import type { OnDemand } from "./on-demand.ts";
import { whenIdle } from "./when-idle.ts";

/** Handlers that prefetch what a click will need, as soon as a pointer, a finger or focus reaches for it. */
export const prefetchOnIntent = (prefetch: () => void) => ({
  onPointerEnter: prefetch,
  onFocus: prefetch,
  onTouchStart: prefetch,
});

/**
 * Prefetches after the first touch of a screen, wherever that is, once what it asked for is done: a finger gives no sign
 * of where it is going, and the time of a tap is too short to fetch in.
 */
export function usePrefetchAfterTouch({ prefetch }: OnDemand<unknown>): void {
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
