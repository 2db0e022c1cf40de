import type { Measurement } from "../core/fields.ts";
import { type EventSink, measurementOf } from "./event-sink.ts";

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
