import { campaignTraits } from "@voxlog/product";
import type { TrackingSet } from "@voxlog/tracking";
import { findSet, sets } from "../configuration/sets.ts";
import { apiError } from "../front/api.ts";
import { eventReports } from "./events.ts";
import { filters } from "./filters.ts";
import { funnel, stepsOf } from "./funnel.ts";
import { live } from "./live.ts";
import { pages } from "./pages.ts";
import type { Report } from "./report.ts";
import { sessions } from "./sessions.ts";
import { hasTrait, traitReports, traits } from "./traits.ts";
import { vitalsReports } from "./vitals.ts";

const reports: Readonly<Record<string, Report>> = {
  ...{ sessions, funnel, pages, live },
  ...traitReports,
  ...eventReports,
  ...vitalsReports,
};

/** Returns the reports of a set: not those on what its sessions don't have. */
export const reportsOf = (set: TrackingSet): Report[] =>
  Object.entries(reports).flatMap(([name, report]) =>
    traits[name] && !hasTrait(set, traits[name]) ? [] : [report],
  );

/** The sets' descriptions for the reports app. */
export const setDescriptions = sets.map((set) => ({
  ...{ name: set.name, title: set.declaration.title },
  hasCampaigns: Object.values(campaignTraits).every((trait) => hasTrait(set, trait)),
  funnel: stepsOf(set).map((each) => ({
    ...{ step: each.step, title: each.title },
    ...("conversion" in each && { conversion: each.conversion }),
    ...("event" in each && { event: each.event }),
  })),
}));

/** Creates the error (503) of a report that is temporarily unavailable. */
export const unavailable = (reason: string) => apiError(503, `${reason} Please try again.`);

export type ReportQuery = {
  report: Report;
  set: TrackingSet;
  /** The first and the last day; undefined for a live report. */
  period?: { from: string; to: string };
  filters: Readonly<Record<string, string>>;
};

/** The maximum length of a filter's value: no stored text is longer. */
const MAX_VALUE = 1000;

/** Reads a request for a report; apps/reports/README.md has the contract. @throws HTTPException (400) */
export function readQuery(name: string, parameters: Readonly<Record<string, string>>): ReportQuery {
  const { set: setName = "", from = "", to = "", ...values } = parameters;
  const report = Object.hasOwn(reports, name) ? reports[name] : undefined;
  const set = findSet(setName);
  const trait = traits[name];
  if (!report || !set || (trait && !hasTrait(set, trait))) throw apiError(400, "There is no such report.");
  if (!report.isLive && !(isDay(from) && isDay(to)))
    throw apiError(400, "Set from and to to days: YYYY-MM-DD.");
  // Ignoring a filter would return another report.
  const missing = Object.values(traits).filter((each) => !hasTrait(set, each));
  const unknown = Object.entries(values).find(
    ([filter, value]) =>
      !Object.hasOwn(filters, filter) ||
      missing.some((each) => each.filter === filter) ||
      value.length > MAX_VALUE,
  );
  if (unknown) throw apiError(400, `There is no such filter, or its value is too long: ${unknown[0]}.`);
  if (report.isLive) return { report, set, filters: values };
  return { report, set, filters: values, period: { from, to } };
}

/** Returns whether a text is an existing day: YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && time >= 0 && new Date(time).toISOString().startsWith(text);
}
