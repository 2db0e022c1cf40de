import type { FunnelStep, TrackingSet } from "@voxlog/tracking";
import { sawPage } from "./filters.ts";
import { quote, type Report } from "./report.ts";

const stepsOf = ({ declaration }: TrackingSet): readonly FunnelStep[] => declaration.funnel ?? [];

/** Counts the sessions, and those that took each step of the set's funnel. */
export const funnel: Report = {
  keys: [],
  counts: (set) => ["visits", ...stepsOf(set).map(({ step }) => step)],
  sqlite: ({ set, sessions, visits, selected }) => {
    const took = (each: FunnelStep) =>
      "pages" in each
        ? sawPage.sqlite(visits, each.pages.map(quote).join(", "))
        : `s.conversion_type = ${quote(each.conversion)}`;
    const steps = stepsOf(set).map((each) => `, CAST(TOTAL(${took(each)}) AS INT) AS ${each.step}`);
    return `SELECT COUNT(*) AS visits ${steps.join("")} FROM ${sessions} s WHERE ${selected}`;
  },
  clickhouse: ({ set, sessions, selected }) => {
    const took = (each: FunnelStep) =>
      "pages" in each
        ? sawPage.clickhouse(each.pages.map(quote))
        : `s.conversion_type = ${quote(each.conversion)}`;
    const steps = stepsOf(set).map((each) => `, countIf(${took(each)}) AS ${each.step}`);
    return `SELECT count() AS visits ${steps.join("")} FROM ${sessions} AS s WHERE ${selected}`;
  },
};
