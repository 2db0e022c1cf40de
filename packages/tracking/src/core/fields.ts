/** Classes of devices, by screen and use. */
const DEVICE_TYPES = ["desktop", "tablet", "mobile"] as const;
/** Operating systems told apart. */
const SYSTEMS = ["Windows", "macOS", "Linux", "Android", "iOS", "Unknown"] as const;
/** Browsers told apart; those built on Chromium or WebKit count as Chrome or Safari. */
const BROWSERS = ["Edge", "Chrome", "Safari", "Firefox", "Internet Explorer", "Opera", "Unknown"] as const;

/** What a field of a collection holds, with the limits that the server sets, and what may change it. */
export type Field = (
  | { type: "text"; min?: number; max: number; pattern?: string }
  | { type: "select"; values: readonly string[] }
  /** Whole numbers alone. */
  | { type: "number"; min?: number; max?: number }
  /** Texts, numbers and booleans by name; no text longer than `max`. */
  | { type: "json"; max: number }
  | { type: "bool" | "date" }
) & {
  required?: true;
  /**
   * What sets the field once its row is there: each further `view`, the `conversion`, the `end` of the visit, or the
   * store's own `count`. A field without is set when its row is created, and never again.
   */
  changedBy?: "view" | "conversion" | "end" | "count";
};

const session_id = { type: "text", min: 20, max: 64, pattern: "^[a-z0-9-]{20,64}$", required: true } as const;
const referrer = { type: "text", max: 1000 } as const;
const page_path = { type: "text", max: 500, pattern: "^/", required: true } as const;
const count = { type: "number", min: 1, max: 100_000, required: true, changedBy: "count" } as const;
/** BCP 47: any, where a set does not say which it has. */
const TAG = "^[A-Za-z0-9-]*$";
const LONGEST_TAG = 35;

/**
 * The fields that the sessions of every set have; `defineSet` adds a product's own. Types, limits, requests, the memory
 * store, the server's schema and its rules are made from this table.
 */
export const sessionFields = {
  /** The time in base 36 and 24 random ones of `[a-z0-9]`, kept in session storage. */
  session_id,
  landing_page: { type: "text", max: 500, required: true },
  /** Origin of the site that linked here, with a slash, or `direct`. */
  referrer,
  page_count: count,
  unique_page_count: count,
  language: { type: "text", max: LONGEST_TAG, pattern: TAG, changedBy: "view" },
  last_page: { type: "text", max: 500, changedBy: "view" },
  /** When it was viewed, ISO 8601, UTC: of two views that arrive in any order, it tells which one is the last. */
  last_view: { type: "date", changedBy: "view" },
  converted: { type: "bool", changedBy: "conversion" },
  /** What the visitor was won for: anything, where a set does not say what there is. */
  conversion_type: { type: "text", max: 50, changedBy: "conversion" },
  dev_mode: { type: "bool", changedBy: "view" },
  device_type: { type: "select", values: DEVICE_TYPES, required: true },
  os: { type: "select", values: SYSTEMS, required: true },
  browser: { type: "select", values: BROWSERS, required: true },
  /** CSS pixels, as `1440x900`. */
  screen_size: { type: "text", max: 15, pattern: "^[0-9]{1,6}x[0-9]{1,6}$" },
} as const satisfies Record<string, Field>;

/** The fields that the page visits of every set have. */
export const pageVisitFields = {
  page_path,
  page_title: { type: "text", max: 300 },
  session_id,
  /** For the first visit of a page load as in the session; for further ones the path visited before. */
  referrer,
  language: { type: "text", max: LONGEST_TAG, pattern: TAG },
  /** ISO 8601, UTC. */
  start_time: { type: "date", required: true },
  /** ISO 8601, UTC; never before the start. */
  end_time: { type: "date", changedBy: "end" },
  /**
   * For how long the page could be seen, in ms; at most the time from the visit's start to its end. A visit waits a day
   * at most to be stored, and can be ended until the day after: what is longer than three is a clock's mistake.
   */
  visible_time: { type: "number", min: 0, max: 259_200_000, changedBy: "end" },
} as const satisfies Record<string, Field>;

/** More than this many properties of an event are left out. */
export const MAX_PROPERTIES = 10;

/** The properties of the events that the package tracks itself, which every set has. */
export type ReadyMadeEvents = {
  file_download: { url: "text"; extension: "text" };
  form_abandon: { form: "text" };
  form_start: { form: "text" };
  not_found: Record<never, never>;
  outbound_link: { url: "text" };
  scroll_depth: { percent: "number" };
  web_vitals: { lcp: "number"; inp: "number"; cls: "number"; fcp: "number"; ttfb: "number" };
};
const READY_MADE_EVENTS: readonly (keyof ReadyMadeEvents)[] = [
  "file_download",
  "form_abandon",
  "form_start",
  "not_found",
  "outbound_link",
  "scroll_depth",
  "web_vitals",
];

/** Returns a pattern of the names of events, ready-made ones and these. */
export const namesPattern = (events: object = {}): string =>
  `^(${[...READY_MADE_EVENTS, ...Object.keys(events)].join("|")})$`;

/** The fields that the events of every set have. Of one that is sent again, the latest time counts with its properties. */
export const eventFields = {
  session_id,
  /** The page it happened on. */
  page_path,
  /** What happened, as `file_download`. */
  name: { type: "text", max: 40, pattern: namesPattern(), required: true },
  /** Texts, numbers and booleans by name, at most `MAX_PROPERTIES`. */
  properties: { type: "json", max: 200 },
  /** ISO 8601, UTC. */
  time: { type: "date", required: true },
} as const satisfies Record<string, Field>;

/** What a field of a table holds. */
export type ValueOf<F> = F extends { values: readonly (infer Value)[] }
  ? Value
  : F extends { type: "number" }
    ? number
    : F extends { type: "bool" }
      ? boolean
      : F extends { type: "json" }
        ? EventProperties
        : string;

/** The values of the fields of a table that are changed by this; `undefined` stands for those that never change. */
type ValuesOf<Fields, ChangedBy> = {
  -readonly [Name in keyof Fields as (
    Fields[Name] extends { changedBy: infer By }
      ? By
      : undefined
  ) extends ChangedBy
    ? Name
    : never]: ValueOf<Fields[Name]>;
};

/** The record's id, chosen by the tracker so that a repeated create is recognized: 15 of `[a-z0-9]`. */
type RecordId = { id: string };
type SessionFields = typeof sessionFields;

export type DeviceType = (typeof DEVICE_TYPES)[number];
export type System = (typeof SYSTEMS)[number];
export type Browser = (typeof BROWSERS)[number];

/** What an event says beside its name: nothing that a visitor typed. A store may cut texts, and what is too many. */
export type EventProperties = Record<string, string | number | boolean>;
/** The ID and the page of an event that is sent again whenever it has other properties. */
export type Measurement = Pick<NewEvent, "id" | "page_path">;
/** An event as it is stored. */
export type NewEvent = RecordId & ValuesOf<typeof eventFields, undefined>;

/** A session as it is when it begins. Counts, and whether it converted, are the store's to keep. */
export type NewSession = RecordId & ValuesOf<SessionFields, undefined | "view">;
/** What every view sets anew of its session. */
export type SessionUpdate = ValuesOf<SessionFields, "view">;
/** A session as a store keeps it. */
export type StoredSession = NewSession &
  ValuesOf<SessionFields, "count"> &
  Pick<ValuesOf<SessionFields, "conversion">, "converted"> &
  Partial<ValuesOf<SessionFields, "conversion">>;

/** A page visit as it is when it begins. */
export type NewVisit = RecordId & ValuesOf<typeof pageVisitFields, undefined>;
/**
 * The end of a visit, by its record's id. It may be sent again with later and longer times. `session_id` is the visit's,
 * for stores that keep what belongs to a session together; it is missing where nothing was recorded of the visit yet.
 */
export type VisitEnd = RecordId & ValuesOf<typeof pageVisitFields, "end"> & { session_id?: string };
/** A page visit as a store keeps it. */
export type StoredVisit = NewVisit & Partial<VisitEnd>;

/**
 * What a view changes of a session that is there already.
 *
 * @param fields those of the session's set, where it has fields of its own.
 */
export function sessionUpdate(
  session: NewSession,
  fields: Readonly<Record<string, Field>> = sessionFields,
): SessionUpdate {
  const isUpdated = ([name]: [string, unknown]) => fields[name]?.changedBy === "view";
  return Object.fromEntries(Object.entries(session).filter(isUpdated)) as SessionUpdate;
}
