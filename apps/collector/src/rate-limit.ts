import { isIPv6 } from "node:net";

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

/**
 * The network that an address counts as: its own, or of IPv6 the first half, since everybody there has all addresses of
 * theirs to choose from.
 *
 * @example networkOf("2001:db8:0:1::7") // "2001:db8:0:1::"
 * @example networkOf("::ffff:203.0.113.7") // "203.0.113.7", an IPv4 address written as IPv6
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  // A URL writes IPv6 in one way: lower case, without leading zeros, IPv4 as two groups, the longest run of zeros as `::`.
  const written = new URL(`http://[${address.replace(/%.*/, "")}]`).hostname.slice(1, -1);
  const [before = "", after] = written.split("::");
  const head = before.split(":").filter(Boolean);
  const tail = after?.split(":").filter(Boolean) ?? [];
  const zeros = Array<string>(8 - head.length - tail.length).fill("0");
  const groups = [...head, ...zeros, ...tail];
  const isMapped = groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff";
  if (!isMapped) return `${groups.slice(0, 4).join(":")}::`;
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join(".");
}
