import { randomInt } from "node:crypto";

/** Counters of one limit: 2 MB. Few of 100,000 networks share one, and an attacker can't make them grow. */
const COUNTERS = 2 ** 20;
const MAX_COUNT = 2 ** 16 - 1;

/**
 * Creates counters that reset with each window. Their index is a seeded hash of the key, so that an attacker can't find
 * keys that share one.
 */
export function rateLimit() {
  const counts = new Uint16Array(COUNTERS);
  const seed = randomInt(2 ** 32);
  let begun = 0;
  const placeOf = (key: string) => hash(key, seed) % COUNTERS;
  return {
    takeBack(key: string) {
      const place = placeOf(key);
      counts[place] = Math.max((counts[place] ?? 0) - 1, 0);
    },
    /** Counts a request for a key, and returns whether that exceeds the maximum in this window. */
    exceeds(key: string, max: number, windowMs: number, now: number): boolean {
      const window = Math.floor(now / windowMs);
      if (window !== begun) {
        begun = window;
        counts.fill(0);
      }
      const place = placeOf(key);
      const count = Math.min((counts[place] ?? 0) + 1, MAX_COUNT);
      counts[place] = count;
      return count > max;
    },
  };
}

/** MurmurHash3's 32-bit mixing over the code units of a text: https://github.com/aappleby/smhasher */
function hash(text: string, seed: number): number {
  let mixed = seed;
  for (let i = 0; i < text.length; i++) {
    mixed = Math.imul(mixed ^ text.charCodeAt(i), 0xcc9e2d51);
    mixed = Math.imul((mixed << 13) | (mixed >>> 19), 5) + 0xe6546b64;
  }
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}

/** Returns the seconds until the next window, for `Retry-After`. */
export const secondsLeft = (windowMs: number, now: number): number =>
  Math.ceil((windowMs - (now % windowMs)) / 1000);

/** The maximum of concurrent requests, and each network's share of it from `many` on. */
export type ConcurrencyLimits = { max: number; many: number; share: number };

/** Limits concurrency so that one network can't crowd out the others. */
export function limitConcurrency({ max, many, share }: ConcurrencyLimits) {
  const networks = new Map<string, number>();
  let all = 0;
  return {
    isCrowded: () => all > many,
    /** Adds one for a network. Returns a function that removes it, or nothing if there is no room. */
    enter(network: string): (() => void) | undefined {
      const own = networks.get(network) ?? 0;
      if (all >= max || (all >= many && own >= share)) return undefined;
      all++;
      networks.set(network, own + 1);
      let isIn = true;
      return () => {
        if (!isIn) return;
        isIn = false;
        all--;
        const left = (networks.get(network) ?? 1) - 1;
        if (left > 0) networks.set(network, left);
        else networks.delete(network);
      };
    },
  };
}
