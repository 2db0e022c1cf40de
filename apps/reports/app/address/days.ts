/** A day in UTC, as YYYY-MM-DD: the order as text is the order in time. */
export type Day = string;

const DAY = 24 * 60 * 60 * 1000;

/** The day of a moment in milliseconds. */
export function dayAt(time: number): Day {
  return new Date(time).toISOString().slice(0, 10);
}

/** @example addDays("2026-03-01", -1) ⇒ "2026-02-28" */
export function addDays(day: Day, count: number): Day {
  return dayAt(Date.parse(day) + count * DAY);
}

/** Whether a text is a day that exists, from 2020, before which nothing was tracked. */
export function isDay(text: string | null): text is Day {
  if (!text || !/^20[2-9]\d-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && dayAt(time) === text;
}

/** All days from one to another, both included. */
export function daysBetween(from: Day, to: Day): Day[] {
  const count = (Date.parse(to) - Date.parse(from)) / DAY + 1;
  return Array.from({ length: count }, (_, index) => addDays(from, index));
}
