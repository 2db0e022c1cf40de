export * from "./events.ts";
export * from "./report.ts";
export * from "./requests.ts";
export * from "./rows.ts";
export * from "./visits.ts";
