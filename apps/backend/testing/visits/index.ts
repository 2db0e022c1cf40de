export { expectedReports, type ReportFilters, type ReportRow } from "./expected-report.ts";
export { generateVisits, type StoredVisits } from "./generate.ts";
export { writeVisits } from "./write.ts";
