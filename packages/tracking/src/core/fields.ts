/** Device types, by screen and use. */
const DEVICE_TYPES = ["desktop", "tablet", "mobile"] as const;
const SYSTEMS = ["Windows", "macOS", "Linux", "Android", "iOS", "Unknown"] as const;
/** Browsers; unknown ones built on Chromium or WebKit count as Chrome or Safari. */
const BROWSERS = ["Edge", "Chrome", "Safari", "Firefox", "Internet Explorer", "Opera", "Unknown"] as const;

/** A field's type, with the server's limits, and what may change it. */
export type Field = (
  | { type: "text"; min?: number; max: number; pattern?: string }
  | { type: "select"; values: readonly string[] }
  /** Integers only. */
  | { type: "number"; min?: number; max?: number }
  /** Texts, numbers and booleans by name; no text longer than `max`. */
  | { type: "json"; max: number }
  | { type: "bool" | "date" }
) & {
  required?: true;
  /**
   * The change that updates the field after its row is created: each further `view`, the `conversion`, the visit's
   * `end`, or the store's own `count`. Without it the field never changes.
   */
  changedBy?: "view" | "conversion" | "end" | "count";
};

const session_id = { type: "text", min: 20, max: 64, pattern: "^[a-z0-9-]{20,64}$", required: true } as const;
const referrer = { type: "text", max: 1000 } as const;
const page_path = { type: "text", max: 500, pattern: "^/", required: true } as const;
const count = { type: "number", min: 1, max: 100_000, required: true, changedBy: "count" } as const;
/** BCP 47: any, if the set lists no languages. */
const TAG = "^[A-Za-z0-9-]*$";
const LONGEST_TAG = 35;

/**
 * Fields of every set's sessions; `defineSet` adds a product's own. Types, limits, requests, the memory store, and the
 * server's schema and rules derive from this table. The tracker's values are in `create-tracker.ts` and `visit.ts`.
 */
export const sessionFields = {
  /** The time in base 36 and 24 random characters of `[a-z0-9]`, kept in session storage. */
  session_id,
  landing_page: { type: "text", max: 500, required: true },
  /** Origin of the referring site, with a slash, or `direct`. */
  referrer,
  page_count: count,
  unique_page_count: count,
  language: { type: "text", max: LONGEST_TAG, pattern: TAG, changedBy: "view" },
  last_page: { type: "text", max: 500, changedBy: "view" },
  /** Time of the last view, ISO 8601, UTC; orders views that arrive out of order. */
  last_view: { type: "date", changedBy: "view" },
  converted: { type: "bool", changedBy: "conversion" },
  /** Kind of conversion; any, if the set lists none. */
  conversion_type: { type: "text", max: 50, changedBy: "conversion" },
  dev_mode: { type: "bool", changedBy: "view" },
  device_type: { type: "select", values: DEVICE_TYPES, required: true },
  os: { type: "select", values: SYSTEMS, required: true },
  browser: { type: "select", values: BROWSERS, required: true },
  /** CSS pixels, such as `1440x900`. */
  screen_size: { type: "text", max: 15, pattern: "^[0-9]{1,6}x[0-9]{1,6}$" },
} as const satisfies Record<string, Field>;

/** Fields of every set's page visits. */
export const pageVisitFields = {
  page_path,
  page_title: { type: "text", max: 300 },
  session_id,
  /** For the first visit of a page load as in the session; for later ones the previous path. */
  referrer,
  language: { type: "text", max: LONGEST_TAG, pattern: TAG },
  /** ISO 8601, UTC. */
  start_time: { type: "date", required: true },
  /** ISO 8601, UTC; never before the start. */
  end_time: { type: "date", changedBy: "end" },
  /**
   * Time that the page was visible, in ms, at most from the visit's start to its end. A visit waits up to a day to be
   * stored and can end until a day later, so more than three days is a clock error.
   */
  visible_time: { type: "number", min: 0, max: 259_200_000, changedBy: "end" },
} as const satisfies Record<string, Field>;

/** Further properties of an event are dropped. */
export const MAX_PROPERTIES = 10;
/** Maximum characters of a property's text. */
export const MAX_CHARACTERS = 200;

/** Properties of the package's own events, which every set has. */
export type ReadyMadeEvents = {
  file_download: { url: "text"; extension: "text" };
  form_abandon: { form: "text" };
  form_start: { form: "text" };
  interaction: Record<never, never>;
  not_found: Record<never, never>;
  outbound_link: { url: "text" };
  scroll_depth: { percent: "number" };
  web_vitals: { lcp: "number"; inp: "number"; cls: "number"; fcp: "number"; ttfb: "number" };
};
const READY_MADE_EVENTS: readonly (keyof ReadyMadeEvents)[] = [
  "file_download",
  "form_abandon",
  "form_start",
  "interaction",
  "not_found",
  "outbound_link",
  "scroll_depth",
  "web_vitals",
];

/** Returns a pattern of event names: the ready-made ones and these. */
// #__NO_SIDE_EFFECTS__
export const namesPattern = (events: object = {}): string =>
  `^(${[...READY_MADE_EVENTS, ...Object.keys(events)].join("|")})$`;

/** Fields of every set's events. Of a repeated one, the latest time wins with its properties. */
export const eventFields = {
  session_id,
  /** Path of the event's page. */
  page_path,
  /** Name, such as `file_download`. */
  name: { type: "text", max: 40, pattern: namesPattern(), required: true },
  /** Texts, numbers and booleans by name, at most `MAX_PROPERTIES`. */
  properties: { type: "json", max: MAX_CHARACTERS },
  /** ISO 8601, UTC. */
  time: { type: "date", required: true },
} as const satisfies Record<string, Field>;

/** Type of a field's value. */
export type ValueOf<F> = F extends { values: readonly (infer Value)[] }
  ? Value
  : F extends { type: "number" }
    ? number
    : F extends { type: "bool" }
      ? boolean
      : F extends { type: "json" }
        ? EventProperties
        : string;

/** Values of the fields that this event changes; `undefined` selects those that never change. */
type ValuesOf<Fields, ChangedBy> = {
  -readonly [Name in keyof Fields as (
    Fields[Name] extends { changedBy: infer By }
      ? By
      : undefined
  ) extends ChangedBy
    ? Name
    : never]: ValueOf<Fields[Name]>;
};

/** Record ID, 15 of `[a-z0-9]`. The tracker chooses it, so that repeated creates are recognized. */
type RecordId = { id: string };
type SessionFields = typeof sessionFields;

export type DeviceType = (typeof DEVICE_TYPES)[number];
export type System = (typeof SYSTEMS)[number];
export type Browser = (typeof BROWSERS)[number];

/** Properties of an event. Never include a visitor's input. Stores may truncate texts and drop excess properties. */
export type EventProperties = Record<string, string | number | boolean>;
/** ID and page of an event that is sent again when its properties change. */
export type Measurement = Pick<NewEvent, "id" | "page_path">;
export type NewEvent = RecordId & ValuesOf<typeof eventFields, undefined>;

/** A new session. Counts and conversion are up to the store. */
export type NewSession = RecordId & ValuesOf<SessionFields, undefined | "view">;
/** Fields of a session that every view updates. */
export type SessionUpdate = ValuesOf<SessionFields, "view">;
/** A session in a store. */
export type StoredSession = NewSession &
  ValuesOf<SessionFields, "count"> &
  Pick<ValuesOf<SessionFields, "conversion">, "converted"> &
  Partial<ValuesOf<SessionFields, "conversion">>;

/** A new page visit. */
export type NewVisit = RecordId & ValuesOf<typeof pageVisitFields, undefined>;
/**
 * The end of a visit, by its record ID. May be repeated with later times. `session_id` is for stores that group rows by
 * session.
 */
export type VisitEnd = RecordId & ValuesOf<typeof pageVisitFields, "end"> & { session_id: string };
/** A page visit in a store. */
export type StoredVisit = NewVisit & Partial<VisitEnd>;

/** Returns a view's changes to an existing session of a set with these fields. */
export function sessionUpdate(session: object, fields: Readonly<Record<string, Field>>): SessionUpdate {
  const isUpdated = ([name]: [string, unknown]) => fields[name]?.changedBy === "view";
  return Object.fromEntries(Object.entries(session).filter(isUpdated)) as SessionUpdate;
}
