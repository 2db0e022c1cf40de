export type { ReportFilters, ReportRow } from "./expected-report.ts";
export { expectedReports, expectedReportsOf, REPORTS, roundedReport } from "./expected-report.ts";
export type { StoredSession, StoredVisit, StoredVisits } from "./generate.ts";
export { countStoredDays, generateVisits, insertRows, writeVisits } from "./generate.ts";
