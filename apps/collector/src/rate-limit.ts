const WINDOW = 10_000;
/** Addresses and sessions that are told apart in one window; more than these share a count, so that nobody can fill the memory. */
const MOST_KEYS = 50_000;

/** Counts in windows of ten seconds. */
export type RateLimit = {
  /** Counts `times` more of a key, and says whether that is too many. */
  exceeds(key: string, now: number, times?: number): boolean;
};

/** Makes a limit of `most` in ten seconds for each key. */
export function rateLimit(most: number): RateLimit {
  let begun = 0;
  let counts = new Map<string, number>();
  return {
    exceeds(key, now, times = 1) {
      const window = Math.floor(now / WINDOW);
      if (window !== begun) {
        begun = window;
        counts = new Map();
      }
      const counted = counts.has(key) || counts.size < MOST_KEYS ? key : "all others";
      const count = (counts.get(counted) ?? 0) + times;
      counts.set(counted, count);
      return count > most;
    },
  };
}

/** Seconds until the next window, for `Retry-After`. */
export const secondsLeft = (now: number): number => Math.ceil((WINDOW - (now % WINDOW)) / 1000);
