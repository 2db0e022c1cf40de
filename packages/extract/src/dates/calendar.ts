/** A day, as the number of days since 1970-01-01. */
export type Day = number;

const MS_PER_DAY = 864e5;

/** Returns the day of an ISO 8601 date. */
export function dayFromIso(iso: string): Day {
  return Math.floor(Date.parse(`${iso.slice(0, 10)}T00:00:00Z`) / MS_PER_DAY);
}

/** Returns the ISO 8601 date of a day, if there is one. */
export function isoFrom(day: Day): string;
export function isoFrom(day: Day | undefined): string | undefined;
export function isoFrom(day: Day | undefined): string | undefined {
  return day === undefined ? day : new Date(day * MS_PER_DAY).toISOString().slice(0, 10);
}

/** Returns a day's year, month (from 1) and day of the month. */
export function partsOfDay(day: Day): { year: number; month: number; date: number } {
  const utc = new Date(day * MS_PER_DAY);
  return { year: utc.getUTCFullYear(), month: utc.getUTCMonth() + 1, date: utc.getUTCDate() };
}

/** Returns the day of a date, or undefined if the calendar doesn't have it. Months past 12 are in the next year. */
export function dayOf(year: number, month: number, date: number): Day | undefined {
  const day = Math.floor(Date.UTC(year, month - 1, date) / MS_PER_DAY);
  return partsOfDay(day).date === date ? day : undefined;
}

/** Returns the last day of a month. Months past 12 are in the next year. */
export function endOfMonth(year: number, month: number): Day {
  return Math.floor(Date.UTC(year, month, 0) / MS_PER_DAY);
}

/** Returns the weekday; Sunday is 0. */
function weekdayOf(day: Day): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** Returns the Monday of a day's week. */
export function mondayOf(day: Day): Day {
  return day - ((weekdayOf(day) + 6) % 7);
}

/** Returns the first day with this weekday after a day. */
export function nextWeekday(day: Day, weekday: number): Day {
  return day + (((weekday - weekdayOf(day) + 6) % 7) + 1);
}

/** Returns a weekday of the week that is some weeks after a day's. */
export function weekdayInWeek(day: Day, weekday: number, weeks = 0): Day {
  return mondayOf(day) + weeks * 7 + ((weekday + 6) % 7);
}

/** Returns the same date some months later, or the last day of that month. */
export function addMonths(day: Day, months: number): Day {
  const { year, month, date } = partsOfDay(day);
  return dayOf(year, month + months, date) ?? endOfMonth(year, month + months);
}

/** Returns the first such day of a month from a day on; with a weekday, the first that falls on it within a year. */
export function nextDayOfMonth(today: Day, date: number, weekday?: number): Day | undefined {
  const { year, month } = partsOfDay(today);
  let first: Day | undefined;
  for (let later = 0; later < 13; later++) {
    const day = dayOf(year, month + later, date);
    if (day === undefined || day < today) continue;
    first ??= day;
    if (weekday === undefined || weekdayOf(day) === weekday) return day;
  }
  return first;
}

/** Returns the first day of Easter of a year from 1900 to 2199: the Sunday after the first full moon of spring. */
export function easter(year: number): Day {
  const golden = year % 19;
  const moon = (golden * 19 + 24) % 30;
  const isLate = moon === 29 || (moon === 28 && golden > 10);
  return nextWeekday(endOfMonth(year, 2) + 21 + moon - (isLate ? 1 : 0), 0);
}
