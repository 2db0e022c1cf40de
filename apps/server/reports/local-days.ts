import { brand } from "@voxlog/product";

/** The owner's time zone, whose days the reports use. */
export const TIME_ZONE = brand.timeZone;

/** A day of 23 to 25 hours in the owner's time zone, in PocketBase's format. */
export type DayBounds = { start: string; end: string };

/** @example boundsOf("2026-03-29") ⇒ { start: "2026-03-28 23:00:00.000Z", end: "2026-03-29 22:00:00.000Z" } */
export function boundsOf(day: string): DayBounds {
  const date = Temporal.PlainDate.from(day);
  const startOf = (each: Temporal.PlainDate) =>
    new Date(each.toZonedDateTime(TIME_ZONE).epochMilliseconds).toISOString().replace("T", " ");
  return { start: startOf(date), end: startOf(date.add({ days: 1 })) };
}

/** Returns the one or two UTC days that overlap an owner's day. */
export function utcDaysOf(day: string): string[] {
  const { start, end } = boundsOf(day);
  const last = new Date(Date.parse(end) - 1).toISOString();
  return [...new Set([start.slice(0, 10), last.slice(0, 10)])];
}

/** Returns the owner's day at a time in ms since 1970. */
export const dayAt = (time: number): string =>
  Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(TIME_ZONE).toPlainDate().toString();

/** Returns the one or two owner's days that overlap a UTC day. */
export function daysOfUtc(day: string): string[] {
  const start = Date.parse(`${day}T00:00:00Z`);
  return [...new Set([dayAt(start), dayAt(start + 24 * 60 * 60 * 1000 - 1)])];
}
