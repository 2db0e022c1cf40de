import type { FunnelStep, TrackingSet } from "@voxlog/tracking";
import { countSelected, type Day, sessionsWith } from "./columns.ts";
import { CONVERSION, VIEWED_PAGE, viewedPage } from "./filters.ts";
import { quote, type Report } from "./report.ts";

const stepsOf = ({ declaration }: TrackingSet): readonly FunnelStep[] => declaration.funnel ?? [];

const sessionsThatTook = (step: FunnelStep, day: Day): Uint8Array =>
  "pages" in step
    ? sessionsWith(day, VIEWED_PAGE, step.pages)
    : sessionsWith(day, CONVERSION, [step.conversion]);

/** Counts the sessions, and those that took each step of the set's funnel. */
export const funnel: Report = {
  keys: [],
  counts: (set) => ["visits", ...stepsOf(set).map(({ step }) => step)],
  sqlite: (set) => ({
    columns: [VIEWED_PAGE, CONVERSION],
    count: (day) => [
      countSelected(
        day,
        stepsOf(set).map((step) => sessionsThatTook(step, day)),
      ),
    ],
  }),
  clickhouse: ({ set, sessions, selected }) => {
    const took = (each: FunnelStep) =>
      "pages" in each ? viewedPage(each.pages.map(quote)) : `s.conversion_type = ${quote(each.conversion)}`;
    const steps = stepsOf(set).map((each) => `, countIf(${took(each)}) AS ${each.step}`);
    return `SELECT count() AS visits ${steps.join("")} FROM ${sessions} AS s WHERE ${selected}`;
  },
};
