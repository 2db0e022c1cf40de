export type { ReportRow } from "./expected-events.ts";
export { roundedReport } from "./expected-events.ts";
export { expectedReports, expectedReportsOf, REPORTS, type ReportFilters } from "./expected-report.ts";
export { generateVisits, type StoredSession, type StoredVisit, type StoredVisits } from "./generate.ts";
export { countStoredDays, insertRows, writeVisits } from "./write.ts";
