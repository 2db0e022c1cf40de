export * from "@voxlog/tracking/hooks";
export * from "./accounts.ts";
export * from "./backups.ts";
export * from "./leads.ts";
export * from "./request-log.ts";
