/** Keys that are told apart in one window. Further ones share a count, so that nothing that is sent can fill the memory. */
const MAX_KEYS = 50_000;

/** Counts requests in windows of time. */
export type RateLimit = {
  /** Counts one more for a key, and returns whether that exceeds the maximum. */
  exceeds(key: string, max: number, windowMs: number, now: number): boolean;
};

/** Returns the seconds until the next window, for `Retry-After`. */
export const secondsLeft = (windowMs: number, now: number): number =>
  Math.ceil((windowMs - (now % windowMs)) / 1000);

/** Creates counters that start again with each window. */
export function rateLimit(): RateLimit {
  let begun = 0;
  let counts = new Map<string, number>();
  return {
    exceeds(key, max, windowMs, now) {
      const window = Math.floor(now / windowMs);
      if (window !== begun) {
        begun = window;
        counts = new Map();
      }
      const counted = counts.has(key) || counts.size < MAX_KEYS ? key : "all others";
      const count = (counts.get(counted) ?? 0) + 1;
      counts.set(counted, count);
      return count > max;
    },
  };
}
