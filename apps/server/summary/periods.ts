import type { SummaryKind } from "../mail/mail-settings.ts";
import { TIME_ZONE } from "../reports/local-days.ts";

/** The first and the last of some days of the owner's: `YYYY-MM-DD`. */
export type Days = { from: string; to: string };

/** A week from Monday, or a month, that is over. */
export type Period = Days & {
  kind: SummaryKind;
  before: Days;
  /** When its summary is sent, in ms since 1970: at 8:00 on the day after it. */
  due: number;
};

/** Returns the latest period whose summary is due at a moment, in ms since 1970. */
export function latestPeriod(kind: SummaryKind, now: number): Period {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(TIME_ZONE).toPlainDate();
  const unit = kind === "week" ? { weeks: 1 } : { months: 1 };
  const thisOne = kind === "week" ? today.subtract({ days: today.dayOfWeek - 1 }) : today.with({ day: 1 });
  const end = dueOn(thisOne) > now ? thisOne.subtract(unit) : thisOne;
  const from = end.subtract(unit);
  return { kind, ...daysUntil(end, from), before: daysUntil(from, from.subtract(unit)), due: dueOn(end) };
}

const dueOn = (day: Temporal.PlainDate): number =>
  day.toZonedDateTime({ timeZone: TIME_ZONE, plainTime: "08:00" }).epochMilliseconds;

const daysUntil = (end: Temporal.PlainDate, from: Temporal.PlainDate): Days => ({
  from: from.toString(),
  to: end.subtract({ days: 1 }).toString(),
});
