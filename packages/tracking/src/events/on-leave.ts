import type { Measurement } from "../core/fields.ts";
import type { Tracker } from "../core/tracker.ts";

/** The tracker's methods that ready-made events need, for any set. */
export type EventSink = Pick<Tracker, "track" | "onLeave">;

/** `signal` stops the tracking before the page ends. */
export type AbortOptions = { signal?: AbortSignal };

/**
 * Returns a measurement, which makes a repeated event of a view replace the earlier one.
 *
 * @param kind a unique letter.
 */
const measurementOf = ({ id, path }: { id: string; path: string }, kind: string): Measurement => ({
  id: kind + id.slice(1),
  page_path: path,
});

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

type Metric = { name: string; value: number; navigationType: string };
type Observe = (report: (metric: Metric) => void, options: { reportAllChanges: boolean }) => void;

/** The used functions of the library `web-vitals`. */
export type WebVitals = Record<"onCLS" | "onFCP" | "onINP" | "onLCP" | "onTTFB", Observe>;

/**
 * Tracks web vitals for a share of page loads: one `web_vitals` of the first view, with `lcp`, `inp`, `fcp` and `ttfb`
 * in ms and `cls`, as measured when the page was last hidden.
 *
 * @param load is called for that share only.
 * @param options.sample the share, from 0 to 1.
 * @example trackWebVitals(tracker, () => import("web-vitals"), { sample: 0.1 });
 */
export function trackWebVitals(
  tracker: EventSink,
  load: () => Promise<WebVitals>,
  { sample = 0.1 }: { sample?: number } = {},
): void {
  if (Math.random() >= sample) return;
  const values: Record<string, number> = {};
  let hasChanged = false;
  let measurement: Measurement | undefined;
  const report = ({ name, value, navigationType }: Metric) => {
    // Returns from the back/forward cache are fast and don't count.
    if (navigationType === "back-forward-cache") return;
    values[name.toLowerCase()] = Math.round(value * 1000) / 1000;
    hasChanged = true;
  };
  const observe = ({ onCLS, onFCP, onINP, onLCP, onTTFB }: WebVitals) => {
    for (const each of [onCLS, onFCP, onINP, onLCP, onTTFB]) each(report, { reportAllChanges: true });
  };
  tracker.onLeave((_, view) => {
    measurement ??= measurementOf(view, "v");
    if (hasChanged) tracker.track("web_vitals", { ...values }, measurement);
    hasChanged = false;
  });
  // Measures nothing if the library can't be loaded.
  load().then(observe, () => {});
}
