import type { EventSink } from "./event-sink.ts";

type Metric = { name: string; value: number };
type Observe = (report: (metric: Metric) => void, options: { reportAllChanges: boolean }) => void;

/** What is used of the library `web-vitals`. */
export type WebVitals = Record<"onCLS" | "onFCP" | "onINP" | "onLCP" | "onTTFB", Observe>;

/**
 * Tracks for a share of page loads how fast the page was for the visitor, once it is left: `web_vitals`, with `lcp`,
 * `inp`, `fcp` and `ttfb` in ms and `cls`, as far as they were measured.
 *
 * @param load is called for that share alone.
 * @param options.sample the share, from 0 to 1.
 * @example trackWebVitals(tracker, () => import("web-vitals"), { sample: 0.1 });
 */
export function trackWebVitals(
  tracker: EventSink,
  load: () => Promise<WebVitals>,
  { sample = 0.1 }: { sample?: number } = {},
): void {
  if (Math.random() >= sample) return;
  let values: Record<string, number> = {};
  const report = ({ name, value }: Metric) => {
    values[name.toLowerCase()] = Math.round(value * 1000) / 1000;
  };
  const observe = ({ onCLS, onFCP, onINP, onLCP, onTTFB }: WebVitals) => {
    for (const each of [onCLS, onFCP, onINP, onLCP, onTTFB]) each(report, { reportAllChanges: true });
  };
  let isTracked = false;
  tracker.onLeave(() => {
    if (!isTracked && "lcp" in values) tracker.track("web_vitals", values);
    isTracked = true;
    values = {};
  });
  // A page does without when the library cannot be fetched.
  load().then(observe, () => {});
}
