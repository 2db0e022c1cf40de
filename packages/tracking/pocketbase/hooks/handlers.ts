export * from "./events.ts";
export * from "./requests.ts";
export * from "./rows.ts";
export * from "./visits.ts";
