export { readDevMode, takeDevModeFromAddress, writeDevMode } from "./dev-mode.ts";
export { lazyTracker } from "./lazy-tracker.ts";
