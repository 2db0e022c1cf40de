import { randomBytes } from "node:crypto";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Outcome } from "../mail/deliver.ts";
import type { SummaryKind } from "../mail/mail-settings.ts";
import { TIME_ZONE } from "../reports/local-days.ts";

/** The first and the last of some days of the owner's: `YYYY-MM-DD`. */
export type Days = { from: string; to: string };

export type Period = ReturnType<typeof latestPeriod>;

/**
 * Returns the latest week from Monday, or month, whose summary is due at a moment, in ms since 1970. It's due at 8:00 on
 * the day after the period.
 */
export function latestPeriod(kind: SummaryKind, now: number) {
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

type Latest = {
  from: string;
  /** Attempts that may have sent it: a crash or a lost connection hides the outcome. */
  unsure: number;
  /** When it may be tried again, in ms since 1970. */
  next: number;
  isDone: boolean;
  /** The period before it that was sent: the clock may have been ahead, and come back to that. */
  sentBefore?: string;
};

type State = { token: string; isUnsubscribed?: boolean } & Partial<Record<SummaryKind, Latest>>;

const MINUTE = 60_000;
const RETRY_AFTER = 15 * MINUTE;
/** How late a summary may be: an older one is out of date. */
const MAX_LATE = 2 * 24 * 60 * MINUTE;
/** A summary may arrive twice if the server crashes while it's sent, but never a third time. */
const MAX_UNSURE = 2;

const fileIn = (folder: string) => join(folder, "summary.json");

/** Returns the state; nothing before the first run, or if the file isn't valid. */
export function readState(folder: string): State | undefined {
  try {
    const state = JSON.parse(readFileSync(fileIn(folder), "utf8")) as State;
    return typeof state.token === "string" ? state : undefined;
  } catch {
    return undefined;
  }
}

/** Synchronous, so that nothing else changes the state between reading and writing it. */
function writeState(folder: string, state: State): void {
  writeFileSync(`${fileIn(folder)}.new`, JSON.stringify(state), { mode: 0o600, flush: true });
  renameSync(`${fileIn(folder)}.new`, fileIn(folder));
}

/**
 * Begins an attempt to send a summary, and saves that first. A server that has just been installed doesn't send one
 * about the time before it.
 *
 * @returns the token to unsubscribe; nothing if the summary isn't due.
 */
export function beginAttempt(folder: string, period: Period, now: number): string | undefined {
  const state = readState(folder) ?? { token: randomBytes(32).toString("base64url") };
  const { kind, from, due } = period;
  const saved = state[kind];
  if (!saved) {
    writeState(folder, { ...state, [kind]: { from, unsure: 0, next: 0, isDone: true } });
    return undefined;
  }
  const begun = { from, unsure: 0, next: 0, isDone: from === saved.sentBefore };
  const latest = saved.from === from ? saved : { ...begun, ...(saved.isDone && { sentBefore: saved.from }) };
  const isOver = latest.isDone || latest.unsure >= MAX_UNSURE || now > due + MAX_LATE;
  // A later one is from a clock that was ahead.
  const isWaiting = now < latest.next && latest.next <= now + RETRY_AFTER;
  if (state.isUnsubscribed || isOver || isWaiting) return undefined;
  writeState(folder, { ...state, [kind]: { ...latest, unsure: latest.unsure + 1, next: now + RETRY_AFTER } });
  return state.token;
}

/** Saves an attempt's outcome. One that certainly failed doesn't count: the mail server may work again in time. */
export function endAttempt(folder: string, { kind, from }: Period, { sent, unsure }: Outcome): void {
  const state = readState(folder);
  const latest = state?.[kind];
  if (!latest || latest.from !== from || unsure) return;
  writeState(folder, { ...state, [kind]: { ...latest, unsure: latest.unsure - 1, isDone: Boolean(sent) } });
}

/** Stops all summaries, or sends them again. */
export function setUnsubscribed(folder: string, isUnsubscribed: boolean): void {
  const state = readState(folder);
  if (state) writeState(folder, { ...state, isUnsubscribed });
}
