const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Before 2020 it is a clock that was never set. */
const EARLIEST = Date.UTC(2020);

/** A time as ClickHouse writes it, in UTC. */
export const formatTime = (time: number): string =>
  new Date(time).toISOString().slice(0, -1).replace("T", " ");

/**
 * Makes a time that a visitor's clock gave one that can be. `sentAt` is what that clock showed as the request was sent:
 * one that is over an hour wrong has its times moved by as much, so that the distances between them stay; less than that
 * may be a slow line. What is impossible all the same, or ahead of now, counts as now: no visit is lost for a clock.
 */
export function settleTime(time: number, sentAt: number, now: number): number {
  const wrongBy = Math.abs(now - sentAt) > HOUR ? now - sentAt : 0;
  const settled = time + wrongBy;
  const isPossible = settled >= EARLIEST && settled <= now + DAY;
  return isPossible ? Math.min(settled, now) : now;
}
