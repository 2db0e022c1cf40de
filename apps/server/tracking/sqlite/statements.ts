import type { TrackingSet } from "@voxlog/tracking";
import {
  type Collection,
  changeOf,
  clampTime,
  collectionsOf,
  creationOf,
  DAY,
  formatTime,
} from "@voxlog/tracking/backend";
import type { Field } from "@voxlog/tracking/collector";
import { EMPTY, type Fields, fieldsChangedBy, isRecordId, validationFault } from "../fields.ts";
import type { BatchRequest } from "./read-batch.ts";

export type Kind = "sessions" | "page_visits" | "events";

export type TrackedCollection = {
  name: string;
  kind: Kind;
  fields: Readonly<Record<string, Field>>;
  /** The rules and fields that `voxlog-tracking` writes into the migration. */
  declared: Collection;
};

/** Returns the collections of sets by name. */
export function trackedCollections(sets: readonly TrackingSet[]): Map<string, TrackedCollection> {
  const tracked = sets.flatMap((set) => {
    const tables = { sessions: set.sessionFields, page_visits: set.visitFields, events: set.eventFields };
    const kinds = Object.keys(tables) as Kind[];
    return collectionsOf(set).flatMap((declared) => {
      const kind = kinds.find((each) => set.collections[each] === declared.name);
      return kind ? [{ name: declared.name, kind, fields: tables[kind], declared }] : [];
    });
  });
  return new Map(tracked.map((collection) => [collection.name, collection]));
}

export type Value = string | number | null;

export type Statement = {
  change: string;
  collection: string;
  action: "create" | "update";
  /** The index in `texts`. */
  sql: number;
  values: Value[];
  id: string;
  /** A new row's session, for the limits per session. */
  sessionId: string | undefined;
};

type Body = Readonly<Record<string, unknown>>;
type Values = Readonly<Record<string, Value>>;

/** A statement, whose first two parameters are the ID and the day of the change. */
type Builder = {
  sql: string;
  fields: Fields;
  /** The fields without which a body isn't the tracker's. */
  needed: readonly string[];
  isTrackers?(sent: Values): boolean;
  /** Returns the further parameters. */
  parameters(sent: Values, now: number): Value[];
};
type Builders = { create?: Builder; update?: Builder; convert?: Builder };

const PATH = /^\/api\/collections\/(\w+)\/records(?:\/([a-z0-9]{15}))?$/;

/** Creates the statements. They allow the same as the collections' rules, limits and hooks, from the same fields. */
export function createStatements(collections: ReadonlyMap<string, TrackedCollection>) {
  const builders = new Map([...collections.values()].map((tracked) => [tracked.name, buildersOf(tracked)]));
  const texts = [...builders.values()].flatMap((each) => Object.values(each).map(({ sql }) => sql));
  const indexes = new Map(texts.map((text, index) => [text, index]));
  return {
    /** The SQL of every statement. Each must change exactly one row. */
    texts,
    statementOf(request: BatchRequest, now: number): Statement | undefined {
      const { method, url, body } = request ?? {};
      const [, name, pathId] = PATH.exec(typeof url === "string" ? url : "") ?? [];
      const tracked = name && collections.get(name);
      if (!tracked || !isBody(body) || Object.keys(request).length !== 3) return undefined;
      const isNew = method === "POST" && !pathId;
      const isChange = method === "PATCH" && pathId && body["id"] === undefined;
      if (!isNew && !isChange) return undefined;
      const { create, update, convert } = builders.get(name) ?? {};
      const builder = isNew ? create : body["converted"] === true ? convert : update;
      const id = isNew ? body["id"] : pathId;
      const sent = builder && isRecordId(id) && valuesOf(builder.fields, body, now);
      if (!sent || !builder.needed.every((field) => sent[field])) return undefined;
      if (builder.isTrackers?.(sent) === false) return undefined;
      const action = isNew ? "create" : "update";
      return {
        change: `${action} ${tracked.kind}`,
        collection: name,
        action,
        sql: indexes.get(builder.sql) as number,
        values: [id, formatTime(changeOf(now)), ...builder.parameters(sent, now)],
        id,
        sessionId: isNew ? (body["session_id"] as string) : undefined,
      };
    },
  };
}

const isBody = (body: unknown): body is Body =>
  typeof body === "object" && body !== null && !Array.isArray(body);

function buildersOf({ name, kind, fields }: TrackedCollection): Builders {
  if (kind === "page_visits") {
    const first =
      "SET updated = IIF(excluded.start_time < start_time, excluded.updated, updated), start_time = MIN(start_time, excluded.start_time)";
    return {
      create: insert(name, fieldsChangedBy(fields, undefined), "start_time", () => first),
      update: end(name, fieldsChangedBy(fields, "end")),
    };
  }
  if (kind === "events") {
    const latest = (field: string, value: string) =>
      `${field} = IIF(excluded.time > time, ${value}, ${field})`;
    const last = ["updated", "properties", "time"].map((field) => latest(field, `excluded.${field}`));
    return {
      create: insert(name, fieldsChangedBy(fields, undefined), "time", () => `SET ${last.join(", ")}`),
    };
  }
  const ofView = fieldsChangedBy(fields, "view");
  const ofNew = new Map([...fieldsChangedBy(fields, undefined, "view", "count"), ["converted", BOOL]]);
  const setLatest = (mark: Mark) => {
    const isLast = `${mark("last_view")} >= last_view`;
    const sets = [...ofView.keys()].map(
      (field) => `${field} = IIF(${isLast}, COALESCE(${mark(field)}, ${field}), ${field})`,
    );
    return `SET updated = IIF(${isLast}, ?2, updated), ${sets.join(", ")}`;
  };
  return {
    create: {
      ...insert(name, ofNew, "last_view", setLatest),
      isTrackers: (sent) =>
        sent["page_count"] === 1 && sent["unique_page_count"] === 1 && sent["converted"] === 0,
    },
    update: {
      sql: `UPDATE ${name} ${setLatest(marksOf(ofView, 3))} WHERE id = ?1`,
      fields: ofView,
      needed: ["last_view"],
      parameters: (sent) => inOrder(ofView, sent),
    },
    convert: {
      sql: `UPDATE ${name} SET converted = TRUE, conversion_type = ?3, updated = ?2 WHERE id = ?1`,
      fields: fieldsChangedBy(fields, "conversion"),
      needed: ["conversion_type"],
      parameters: (sent) => [sent["conversion_type"] as Value],
    },
  };
}

/** Returns the parameter of a sent field. */
type Mark = (name: string) => string;

const BOOL: Field = { type: "bool" };
const marksOf = (fields: Fields, first: number): Mark => {
  const names = [...fields.keys()];
  return (name) => `?${names.indexOf(name) + first}`;
};
const inOrder = (fields: Fields, sent: Values) => [...fields.keys()].map((name) => sent[name] ?? null);

/**
 * Inserts a row, or merges it into one with the same ID and session.
 *
 * @param at the field with the row's own time.
 */
function insert(collection: string, fields: Fields, at: string, merge: (mark: Mark) => string): Builder {
  const names = [...fields.keys()];
  const mark = marksOf(fields, 4);
  const values = [...fields].map(([name, { type }]) => `COALESCE(${mark(name)}, ${literal(EMPTY[type])})`);
  return {
    sql: `INSERT INTO ${collection} (id, updated, created, ${names.join(", ")}) VALUES (?1, ?2, ?3, ${values.join(", ")})
      ON CONFLICT (id) DO UPDATE ${merge(mark)} WHERE session_id = excluded.session_id`,
    fields,
    needed: [at, ...names.filter((name) => fields.get(name)?.required)],
    parameters: (sent, now) => [
      formatTime(creationOf(Date.parse(sent[at] as string), now)),
      ...inOrder(fields, sent),
    ],
  };
}

const literal = (empty: unknown) => {
  if (typeof empty === "object") return `'${JSON.stringify(empty)}'`;
  return typeof empty === "string" ? "''" : Number(empty);
};

/** The latest end and the longest visible time win. No end is before the start, and no visible time exceeds the visit. */
function end(collection: string, fields: Fields): Builder {
  const latest = "MAX(end_time, start_time, ?4)";
  const lasted = `CAST(ROUND((julianday(${latest}) - julianday(start_time)) * ${DAY}) AS INTEGER)`;
  const { max } = fields.get("visible_time") as Field & { type: "number" };
  return {
    sql: `UPDATE ${collection} SET end_time = ${latest}, visible_time = MIN(MAX(visible_time, ?5), ${lasted}, ${max}),
      updated = ?2 WHERE id = ?1 AND (created >= ?3 OR updated >= ?3)`,
    fields,
    needed: ["end_time"],
    parameters: (sent, now) => [formatTime(now - DAY), sent["end_time"] as Value, sent["visible_time"] ?? 0],
  };
}

/** Returns the values of a body, if each is of one of these fields and valid. */
function valuesOf(fields: Fields, body: Body, now: number): Values | undefined {
  const sentAt = body["sent_at"];
  if (sentAt !== undefined && !Number.isFinite(sentAt)) return undefined;
  const values: Record<string, Value> = {};
  for (const name of Object.keys(body)) {
    if (name === "id" || name === "sent_at") continue;
    const field = fields.get(name);
    const value = field?.type === "date" ? settledDate(body[name], sentAt, now) : body[name];
    if (!field || validationFault(value, field)) return undefined;
    values[name] = storedValue(value);
  }
  return values;
}

function storedValue(value: unknown): Value {
  if (typeof value === "object") return JSON.stringify(value);
  return (typeof value === "boolean" ? Number(value) : value) as Value;
}

/** Clamps the tracker's time to a possible one. Returns nothing for an invalid time, or one in another format. */
function settledDate(value: unknown, sentAt: unknown, now: number): string | undefined {
  const clientTime = typeof value === "string" ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(clientTime)) return undefined;
  const written = formatTime(clientTime);
  // February 30 would become a day in March.
  if (written !== (value as string).replace("T", " ")) return undefined;
  const time = clampTime(clientTime, sentAt, now);
  if (time === clientTime) return written;
  return time === undefined ? undefined : formatTime(time);
}
