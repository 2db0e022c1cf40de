import { type AbortOptions, type EventSink, measurementOf } from "./event-sink.ts";

/** Tracks a page with status 404 or 410 as `not_found`. For an application's own page, call `track("not_found")`. */
export function trackNotFound(tracker: EventSink): void {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  let isMissing = [404, 410].includes(navigation?.responseStatus ?? 0);
  tracker.onLeave(() => {
    if (isMissing) tracker.track("not_found");
    isMissing = false;
  });
}

/**
 * Tracks signs of life: one `interaction` per page load in which a person moved the pointer, pressed a key, scrolled or
 * touched. It has no properties, and shares the request of leaving. Scrolling by a script doesn't count.
 */
export function trackInteraction(tracker: EventSink, { signal }: AbortOptions = {}): void {
  let happened = false;
  let tracked = false;
  const note = ({ isTrusted }: Event) => {
    happened ||= isTrusted;
  };
  for (const type of ["pointermove", "pointerdown", "keydown", "wheel"])
    addEventListener(type, note, { capture: true, passive: true, ...(signal && { signal }) });
  tracker.onLeave((_, view) => {
    if (happened && !tracked) tracker.track("interaction", {}, measurementOf(view, "i"));
    tracked = happened;
  });
}

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
