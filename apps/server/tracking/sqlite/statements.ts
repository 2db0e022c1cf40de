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
type StatementBuilder = { sql: string; values(body: Body, id: string, now: number): Value[] | undefined };
type Builders = { create?: StatementBuilder; update?: StatementBuilder; convert?: StatementBuilder };

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
      if (!builder || !isRecordId(id)) return undefined;
      const values = builder.values(body, id, now);
      if (!values) return undefined;
      const action = isNew ? "create" : "update";
      return {
        change: `${action} ${tracked.kind}`,
        collection: name,
        action,
        sql: indexes.get(builder.sql) as number,
        values,
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
  const setLatest = (mark: Mark, updated: string) => {
    const isLast = `${mark("last_view")} >= last_view`;
    const sets = [...ofView.keys()].map(
      (field) => `${field} = IIF(${isLast}, COALESCE(${mark(field)}, ${field}), ${field})`,
    );
    return `SET updated = IIF(${isLast}, ${updated}, updated), ${sets.join(", ")}`;
  };
  const { sql, values } = insert(name, ofNew, "last_view", (mark) => setLatest(mark, "excluded.updated"));
  const isTrackers = (body: Body) =>
    body["page_count"] === 1 &&
    body["unique_page_count"] === 1 &&
    body["converted"] === false &&
    body["last_view"] !== undefined;
  return {
    create: { sql, values: (body, id, now) => (isTrackers(body) ? values(body, id, now) : undefined) },
    update: update(name, ofView, (mark) => setLatest(mark, "?2")),
    convert: convert(name, fieldsChangedBy(fields, "conversion")),
  };
}

type Mark = (name: string) => string;

const BOOL: Field = { type: "bool" };
const maxOf = (field: Field | undefined) => (field as Field & { type: "number" }).max;

/**
 * Inserts a row, or merges it into one with the same ID and session.
 *
 * @param at the field with the row's own time.
 * @param merge gets the parameter of each sent field.
 */
function insert(
  collection: string,
  fields: Fields,
  at: string,
  merge: (mark: Mark) => string,
): StatementBuilder {
  const names = [...fields.keys()];
  const needed = names.filter((name) => fields.get(name)?.required);
  const mark = (name: string) => `?${names.indexOf(name) + 4}`;
  const values = [...fields].map(([name, { type }]) => `COALESCE(${mark(name)}, ${literal(EMPTY[type])})`);
  return {
    sql: `INSERT INTO ${collection} (id, created, updated, ${names.join(", ")}) VALUES (?1, ?2, ?3, ${values.join(", ")})
      ON CONFLICT (id) DO UPDATE ${merge(mark)} WHERE session_id = excluded.session_id`,
    values: (body, id, now) => {
      const sent = valuesOf(fields, body, ["id", "sent_at"], now);
      if (!sent || !needed.every((name) => sent[name] !== undefined)) return undefined;
      const created = creationOf(Date.parse(sent[at] as string), now);
      return [id, formatTime(created), changedAt(now), ...names.map((name) => sent[name] ?? null)];
    },
  };
}

const literal = (empty: unknown) => {
  if (typeof empty === "object") return `'${JSON.stringify(empty)}'`;
  return typeof empty === "string" ? "''" : Number(empty);
};

const changedAt = (now: number) => formatTime(changeOf(now));

function convert(collection: string, ofConversion: Fields): StatementBuilder {
  return {
    sql: `UPDATE ${collection} SET converted = TRUE, conversion_type = ?3, updated = ?2 WHERE id = ?1`,
    values: (body, id, now) => {
      const type = valuesOf(ofConversion, body, ["sent_at"], now)?.["conversion_type"];
      return type ? [id, changedAt(now), type] : undefined;
    },
  };
}

function update(collection: string, ofView: Fields, set: (mark: Mark) => string): StatementBuilder {
  const names = [...ofView.keys()];
  return {
    sql: `UPDATE ${collection} ${set((name) => `?${names.indexOf(name) + 3}`)} WHERE id = ?1`,
    values: (body, id, now) => {
      const sent = valuesOf(ofView, body, ["sent_at"], now);
      return sent?.["last_view"]
        ? [id, changedAt(now), ...names.map((name) => sent[name] ?? null)]
        : undefined;
    },
  };
}

/** The latest end and the longest visible time win. No end is before the start, and no visible time exceeds the visit. */
function end(collection: string, ofEnd: Fields): StatementBuilder {
  const latest = "MAX(end_time, start_time, ?4)";
  const lasted = `CAST(ROUND((julianday(${latest}) - julianday(start_time)) * ${DAY}) AS INTEGER)`;
  const max = maxOf(ofEnd.get("visible_time"));
  return {
    sql: `UPDATE ${collection} SET end_time = ${latest}, visible_time = MIN(MAX(visible_time, ?5), ${lasted}, ${max}),
      updated = ?2 WHERE id = ?1 AND (created >= ?3 OR updated >= ?3)`,
    values: (body, id, now) => {
      const sent = valuesOf(ofEnd, body, ["sent_at"], now);
      if (!sent?.["end_time"]) return undefined;
      return [id, changedAt(now), formatTime(now - DAY), sent["end_time"], sent["visible_time"] ?? 0];
    },
  };
}

/** Returns the values of a body's fields, if it has only these and `beside`, and each value is valid. */
function valuesOf(fields: Fields, body: Body, beside: readonly string[], now: number) {
  const sentAt = body["sent_at"];
  if (sentAt !== undefined && !Number.isFinite(sentAt)) return undefined;
  const values: Record<string, Value> = {};
  for (const name of Object.keys(body)) {
    const field = fields.get(name);
    if (!field) {
      if (beside.includes(name)) continue;
      return undefined;
    }
    const value = field.type === "date" ? settledDate(body[name], sentAt, now) : body[name];
    if (validationFault(value, field)) return undefined;
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
