import { useEffect } from "react";
import type { OnDemand } from "./on-demand.ts";

/** Handlers that prefetch what a click will need, as soon as a pointer, a finger or focus reaches for it. */
export const prefetchOnIntent = (prefetch: () => void) => ({
  onPointerEnter: prefetch,
  onFocus: prefetch,
  onTouchStart: prefetch,
});

/**
 * Prefetches at the first touch of a screen, wherever that is: a finger gives no sign of where it is going, and the
 * time of a tap is too short to fetch in.
 */
export function usePrefetchOnTouch({ prefetch }: OnDemand<unknown>): void {
  useEffect(() => {
    addEventListener("touchstart", prefetch, { once: true, passive: true });
    return () => removeEventListener("touchstart", prefetch);
  }, [prefetch]);
}
