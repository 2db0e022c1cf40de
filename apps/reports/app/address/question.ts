import { addDays, type Day, isDay } from "./days.ts";

/** Whose visits: those to the site, or those to the demo. */
export const visitSets = ["site", "app"] as const;
export type VisitSet = (typeof visitSets)[number];

/** Periods on offer, in days up to today. */
export const periods = [7, 30, 90, 365] as const;
export type Period = (typeof periods)[number];

const DEFAULT_PERIOD = 30 satisfies Period;

/** What the owner wants to see. Days are both included, in UTC; a period of `custom` has them in the address. */
export type Question = { set: VisitSet; period: Period | "custom"; from: Day; to: Day };

/**
 * What an address asks. What cannot be read is as if it were not there.
 *
 * @example readQuestion("?set=app&period=7", "2026-03-10")
 *   ⇒ { set: "app", period: 7, from: "2026-03-04", to: "2026-03-10" }
 */
export function readQuestion(search: string, today: Day): Question {
  const parameters = new URLSearchParams(search);
  const set = visitSets.find((each) => each === parameters.get("set")) ?? "site";
  const [from, to] = [parameters.get("from"), parameters.get("to")];
  if (isDay(from) && isDay(to) && from <= to) return { set, period: "custom", from, to };
  const period = periods.find((each) => String(each) === parameters.get("period")) ?? DEFAULT_PERIOD;
  return { set, period, from: addDays(today, 1 - period), to: today };
}

/** The address of a question, without what goes without saying. */
export function writeQuestion({ set, period, from, to }: Question): string {
  const parameters = new URLSearchParams();
  if (set !== "site") parameters.set("set", set);
  if (period === "custom") {
    parameters.set("from", from);
    parameters.set("to", to);
  } else if (period !== DEFAULT_PERIOD) parameters.set("period", String(period));
  return parameters.size > 0 ? `?${parameters}` : "";
}
