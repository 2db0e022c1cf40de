const HOUR = 60 * 60 * 1000;
export const DAY = 24 * HOUR;

/** The earliest valid time: the collections' migration allows none before. */
const EARLIEST = Date.UTC(2020);

/** Formats a time as PocketBase stores it: UTC, sorted as text in the order of time. */
export const formatTime = (time: number): string => new Date(time).toISOString().replace("T", " ");

/** Returns the hour of a time. Conversions are dated by it: an exact time would link a lead to its session. */
export const hourOf = (time: number): number => Math.floor(time / HOUR) * HOUR;

/**
 * Returns the time that a visitor's clock meant, in ms since 1970. `sentAt` is the clock's time of the request: if it
 * is more than an hour off, times are shifted by the difference, which keeps durations right. A smaller difference may
 * be a slow connection. Times that are still in the future or impossible become the current time, so that wrong clocks
 * lose no visit.
 *
 * @returns undefined for an invalid time and, without `sentAt`, for one that is too early or more than a day ahead.
 */
export function clampTime(clientTime: number, sentAt: unknown, now: number): number | undefined {
  const hasClock = typeof sentAt === "number" && Number.isFinite(sentAt);
  const time = clientTime + (hasClock && Math.abs(now - sentAt) > HOUR ? now - sentAt : 0);
  const isPossible = time >= EARLIEST && time <= now + DAY;
  if (Number.isNaN(clientTime) || !(isPossible || hasClock)) return undefined;
  return isPossible ? Math.min(time, now) : now;
}
