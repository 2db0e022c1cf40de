export type { ReportRow } from "./expected-events.ts";
export { expectedReports, expectedReportsOf, type ReportFilters } from "./expected-report.ts";
export { generateVisits, type StoredSession, type StoredVisits } from "./generate.ts";
export { roundedReport } from "./rounded-report.ts";
export { writeVisits } from "./write.ts";
