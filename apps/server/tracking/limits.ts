import { type RateLimit, rateLimit, secondsLeft } from "../limits/rate-limit.ts";
import { Rejection } from "./engine.ts";

/** How many requests a network may send in a window. */
export type NetworkLimit = { max: number; windowMs: number };

/** Room for an office of a hundred people behind one address. PocketBase's own settings start with the same limit. */
export const NETWORK_LIMIT: NetworkLimit = { max: 600, windowMs: 10_000 };

/** The views of a session, and its events: several quick tabs, but no flood. */
const SESSION_LIMIT = { max: 200, windowMs: 10_000 };
/** The views of a network, and its events. A request may hold many: what a quick visitor made, or what waited offline. */
export const NETWORK_ROWS: NetworkLimit = { max: 1200, windowMs: 10_000 };

/** Creates counters of what is sent. They throw a Rejection (429) once a limit is exceeded. */
export function createTrackingLimits() {
  const counters = new Map<string, RateLimit>();
  const count = (what: string, sender: string, { max, windowMs }: NetworkLimit, now: number) => {
    const counter = counters.get(what) ?? rateLimit();
    counters.set(what, counter);
    if (!counter.exceeds(sender, max, windowMs, now)) return;
    throw new Rejection(429, "Too Many Requests.", {}, secondsLeft(windowMs, now));
  };
  return {
    /** Counts one more of what a network sends. */
    countOfNetwork: count,
    /** @param sent the session of each view and of each event. */
    countOfSessions(sent: { views: readonly string[]; events: readonly string[] }, now: number) {
      for (const session of sent.views) count("views of sessions", session, SESSION_LIMIT, now);
      for (const session of sent.events) count("events of sessions", session, SESSION_LIMIT, now);
    },
  };
}
