export { convertTab } from "./core/convert-tab.ts";
export { createTracker } from "./core/create-tracker.ts";
export { type ClientDescription, type ClientHints, describeClient } from "./core/describe-client.ts";
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
export {
  type Collections,
  type ConversionOf,
  defineSet,
  type EventOf,
  type ExtraField,
  type FunnelStep,
  type LanguageOf,
  type SessionValues,
  type SetDeclaration,
  type TrackingSet,
  type VisitValues,
} from "./core/set.ts";
export {
  type Change,
  type Conversion,
  type PageView,
  type Store,
  StoreFailure,
  type TrackedEvent,
  type VisitEnded,
} from "./core/store.ts";
export type { Consent, Page, Tracker, TrackerOptions } from "./core/tracker.ts";
