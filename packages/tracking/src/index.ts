export * from "./core/convert-tab.ts";
export * from "./core/create-tracker.ts";
export * from "./core/describe-client.ts";
export {
  type Browser,
  type DeviceType,
  type EventProperties,
  type NewEvent,
  type NewSession,
  type NewVisit,
  type SessionUpdate,
  type System,
  sessionUpdate,
  type VisitEnd,
} from "./core/fields.ts";
export type { KeyValueStorage, PageWindow } from "./core/page-window.ts";
export * from "./core/set.ts";
export * from "./core/store.ts";
export type { Consent, Page, Tracker, TrackerOptions } from "./core/tracker.ts";
