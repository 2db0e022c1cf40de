import { claims } from "@voxlog/product";
import type { Lead } from "./leads-api.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Below this, in ms, an answer is urgent. */
const URGENT = 4 * HOUR;

/** Until when a lead is to be answered: those who sign up are promised contact, who view the demo are in it at once. */
export function deadlineOf({
  collection,
  created,
}: Pick<Lead, "collection" | "created">): number | undefined {
  return collection === "signups" ? Date.parse(created) + claims.supportResponseHours * HOUR : undefined;
}

/** How near a deadline is, and the time until then, or since. */
export type TimeLeft = {
  state: "ample" | "urgent" | "over";
  /** One or two, the largest first. */
  parts: { unit: "day" | "hour" | "minute"; value: number }[];
};

/**
 * The time until a deadline in whole minutes, none of which is counted before it has begun, or since.
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
  // What is days late is not looked at by the minute.
  const shown = first < 0 ? parts.slice(2) : parts.slice(first, first + 2).filter(({ value }) => value > 0);
  return { state: left < 0 ? "over" : left < URGENT ? "urgent" : "ample", parts: shown };
}
