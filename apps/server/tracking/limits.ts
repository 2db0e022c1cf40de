import { rateLimit, secondsLeft } from "../limits/rate-limit.ts";
import { Rejection } from "./engine.ts";

/** How many requests a network may send in a window. */
export type NetworkLimit = { max: number; windowMs: number };

/** Room for an office of a hundred people behind one address. PocketBase's own settings start with the same limit. */
export const NETWORK_LIMIT: NetworkLimit = { max: 600, windowMs: 10_000 };

/** The views of a session, and its events: several quick tabs, but no flood. */
const SESSION_LIMIT = { max: 200, windowMs: 10_000 };

/** Counts what is sent. Every method throws a Rejection (429) once a limit is exceeded. */
export type TrackingLimits = {
  countRequest(network: string, limit: NetworkLimit, now: number): void;
  /** @param rows the session of each row: a session that sends several is named as often. */
  countRows(rows: { views: readonly string[]; events: readonly string[] }, now: number): void;
};

/** Creates counters that know of nothing yet. */
export function createTrackingLimits(): TrackingLimits {
  const [requests, views, events] = [rateLimit(), rateLimit(), rateLimit()];
  const tooMany = ({ windowMs }: NetworkLimit, now: number) =>
    new Rejection(429, "Too Many Requests.", { retryAfter: secondsLeft(windowMs, now) });
  return {
    countRequest(network, limit, now) {
      if (requests.exceeds(network, limit.max, limit.windowMs, now)) throw tooMany(limit, now);
    },
    countRows(rows, now) {
      const { max, windowMs } = SESSION_LIMIT;
      const isFlood =
        rows.views.some((session) => views.exceeds(session, max, windowMs, now)) ||
        rows.events.some((session) => events.exceeds(session, max, windowMs, now));
      if (isFlood) throw tooMany(SESSION_LIMIT, now);
    },
  };
}
