import { type AbortOptions, type EventSink, measurementOf } from "./event-sink.ts";

/**
 * Tracks scroll depth: one `scroll_depth` per view, as `percent` of the page in quarters. Ignores scrolling up, such as
 * after a navigation.
 */
export function trackScrollDepth(tracker: EventSink, { signal }: AbortOptions = {}): void {
  let place = scrollY;
  let deepest = 0;
  let tracked = 0;
  const check = () => {
    const seen = (scrollY + innerHeight) / document.documentElement.scrollHeight;
    // Half a pixel may be missing at the end.
    if (scrollY > place) deepest = Math.max(deepest, Math.floor((seen + 0.005) * 4) * 25);
    place = scrollY;
  };
  addEventListener("scroll", check, { passive: true, ...(signal && { signal }) });
  tracker.onLeave((isOver, view) => {
    if (deepest > tracked)
      tracker.track("scroll_depth", { percent: Math.min(deepest, 100) }, measurementOf(view, "s"));
    tracked = deepest;
    if (isOver) deepest = tracked = 0;
  });
}
