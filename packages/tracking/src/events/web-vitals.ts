import type { Measurement } from "../core/fields.ts";
import { type EventSink, measurementOf } from "./event-sink.ts";

type Metric = { name: string; value: number; navigationType: string };
type Observe = (report: (metric: Metric) => void, options: { reportAllChanges: boolean }) => void;

/** What is used of the library `web-vitals`. */
export type WebVitals = Record<"onCLS" | "onFCP" | "onINP" | "onLCP" | "onTTFB", Observe>;

/**
 * Tracks for a share of page loads how fast the page was for the visitor: one `web_vitals` of the first view, with `lcp`,
 * `inp`, `fcp` and `ttfb` in ms and `cls`, as far as they were measured by the last time that the page was hidden.
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
  const values: Record<string, number> = {};
  let hasChanged = false;
  let measurement: Measurement | undefined;
  const report = ({ name, value, navigationType }: Metric) => {
    // The page comes back from the back/forward cache, and was fast at that.
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
  // A page does without when the library cannot be fetched.
  load().then(observe, () => {});
}
