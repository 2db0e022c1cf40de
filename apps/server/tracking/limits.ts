import { rateLimit, secondsLeft } from "../limits/limits.ts";
import { Rejection } from "./engine.ts";

/** The maximum for a network in a window. */
export type NetworkLimit = { max: number; windowMs: number };

/** Enough for an office of a hundred people behind one address. PocketBase's settings start with the same limit. */
export const NETWORK_LIMIT: NetworkLimit = { max: 600, windowMs: 10_000 };

/** For a session's views, and for its events: enough for several fast tabs. */
const SESSION_LIMIT = { max: 200, windowMs: 10_000 };
/** For a network's views, and for its events. A request may have many, such as those that were queued offline. */
export const NETWORK_ROWS: NetworkLimit = { max: 1200, windowMs: 10_000 };

/** Creates the limits of views and events. They throw a Rejection (429) when exceeded. */
export function createTrackingLimits() {
  const counters = new Map<string, ReturnType<typeof rateLimit>>();
  const count = (what: string, sender: string, { max, windowMs }: NetworkLimit, now: number) => {
    const counter = counters.get(what) ?? rateLimit();
    counters.set(what, counter);
    if (!counter.exceeds(sender, max, windowMs, now)) return;
    throw new Rejection(429, "Too Many Requests.", {}, secondsLeft(windowMs, now));
  };
  return {
    countOfNetwork: count,
    countOfSessions(sent: { views: readonly string[]; events: readonly string[] }, now: number) {
      for (const session of sent.views) count("views of sessions", session, SESSION_LIMIT, now);
      for (const session of sent.events) count("events of sessions", session, SESSION_LIMIT, now);
    },
  };
}
