import { claims } from "@voxlog/product";
import type { Lead } from "./leads-api.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** An answer is urgent if less time is left, in ms. */
const URGENT = 4 * HOUR;

/** Returns when a lead has to be answered. Signups are promised contact; demo requests enter the demo at once. */
export function deadlineOf({
  collection,
  created,
}: Pick<Lead, "collection" | "created">): number | undefined {
  return collection === "signups" ? Date.parse(created) + claims.supportResponseHours * HOUR : undefined;
}

/** The time until a deadline, or since. */
export type TimeLeft = {
  state: "ample" | "urgent" | "over";
  /** One or two, the largest first. */
  parts: { unit: "day" | "hour" | "minute"; value: number }[];
};

/**
 * Returns the time until a deadline, or since, in whole minutes, rounded down.
 *
 * @example timeLeft(Date.parse("2026-03-02T10:00Z"), Date.parse("2026-03-01T13:30Z"))
 *   ⇒ { state: "ample", parts: [{ unit: "hour", value: 20 }, { unit: "minute", value: 30 }] }
 */
export function timeLeft(deadline: number, now: number): TimeLeft {
  const left = deadline - now;
  const size = Math.floor(Math.abs(left) / MINUTE) * MINUTE;
  const parts = [
    { unit: "day" as const, value: Math.floor(size / DAY) },
    { unit: "hour" as const, value: Math.floor((size % DAY) / HOUR) },
    { unit: "minute" as const, value: (size % HOUR) / MINUTE },
  ];
  const first = parts.findIndex(({ value }) => value > 0);
  // Minutes don't matter for something that is days late.
  const shown = first < 0 ? parts.slice(2) : parts.slice(first, first + 2).filter(({ value }) => value > 0);
  return { state: left < 0 ? "over" : left < URGENT ? "urgent" : "ample", parts: shown };
}
