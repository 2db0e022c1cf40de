const HOUR = 60 * 60 * 1000;
export const DAY = 24 * HOUR;

/** The earliest valid time: the collections' migration allows none before. */
const EARLIEST = Date.UTC(2020);

/** Formats a time as PocketBase stores it: UTC, sorted as text in the order of time. */
export const formatTime = (time: number): string => new Date(time).toISOString().replace("T", " ");

const startOf = (time: number, unit: number) => Math.floor(time / unit) * unit;

/**
 * Returns the time that a row counts as created: the hour of its own time, which a visitor may set back by a day. The
 * exact time of its arrival would reveal who was there when a form arrived.
 */
export const creationOf = (time: number, now: number): number => startOf(Math.max(time, now - DAY), HOUR);

/** Returns the day that a row counts as changed, in UTC. */
export const changeOf = (now: number): number => startOf(now, DAY);

/**
 * Returns the time that a visitor's clock meant, in ms since 1970. `sentAt` is the clock's time of the request: if it
 * is more than an hour off, times are shifted by the difference, which keeps durations right. A smaller difference may
 * be a slow connection, and stays. Times that are later or impossible become the current hour, so that wrong clocks lose
 * no visit, and reveal no exact time either.
 *
 * @returns undefined for an invalid time and, without `sentAt`, for one that is too early or more than a day ahead.
 */
export function clampTime(clientTime: number, sentAt: unknown, now: number): number | undefined {
  const hasClock = typeof sentAt === "number" && Number.isFinite(sentAt);
  const time = clientTime + (hasClock && Math.abs(now - sentAt) > HOUR ? now - sentAt : 0);
  const isPossible = time >= EARLIEST && time <= now + DAY;
  if (Number.isNaN(clientTime) || !(isPossible || hasClock)) return undefined;
  return isPossible && time <= now + HOUR ? time : startOf(now, HOUR);
}
