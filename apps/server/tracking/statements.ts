import { formatTime, possibleTime } from "./clock.ts";
import type { CheckedField, Fields, TrackedCollection } from "./field-table.ts";
import type { BatchRequest } from "./read-batch.ts";

/** A value that SQLite stores. */
export type Value = string | number | null;

/** One row to write. */
export type Statement = {
  /** The kind of change, such as `create page_visits`. */
  change: string;
  collection: string;
  action: "create" | "update";
  /** The statement's place in {@link StatementSet.texts}. */
  sql: number;
  values: Value[];
  id: string;
  /** Whose view this is, for the limit of views per session. */
  viewOf?: string;
};

/** How requests become statements. */
export type StatementSet = {
  /** The SQL of every statement. Each of them has to change exactly one row. */
  texts: readonly string[];
  /** Returns the statement of a request, or nothing for one that PocketBase has to answer. */
  statementOf(request: BatchRequest, now: number): Statement | undefined;
};

type Body = Readonly<Record<string, unknown>>;
type Way = { sql: string; values(body: Body, id: string, now: number): Value[] | undefined };
type Ways = { create?: Way; update?: Way; convert?: Way };

const DAY = 24 * 60 * 60 * 1000;
const ID = /^[a-z0-9]{15}$/;
const PATH = /^\/api\/collections\/(\w+)\/records(?:\/([a-z0-9]{15}))?$/;

/** Makes the statements that write what the collections' rules, limits and hooks allow, from the same table of fields. */
export function createStatements(collections: ReadonlyMap<string, TrackedCollection>): StatementSet {
  const ways = new Map([...collections.values()].map((tracked) => [tracked.name, waysOf(tracked)]));
  const texts = [...ways.values()].flatMap((each) => Object.values(each).map(({ sql }) => sql));
  const places = new Map(texts.map((text, place) => [text, place]));
  return {
    texts,
    statementOf(request, now) {
      const { method, url, body } = request ?? {};
      const [, name, pathId] = PATH.exec(typeof url === "string" ? url : "") ?? [];
      const tracked = name && collections.get(name);
      if (!tracked || !isBody(body) || Object.keys(request).length !== 3) return undefined;
      const isNew = method === "POST" && !pathId;
      const isChange = method === "PATCH" && pathId && body["id"] === undefined;
      if (!isNew && !isChange) return undefined;
      const { create, update, convert } = ways.get(name) ?? {};
      const way = isNew ? create : body["converted"] === true ? convert : update;
      const id = isNew ? body["id"] : pathId;
      if (!way || typeof id !== "string" || !ID.test(id)) return undefined;
      const values = way.values(body, id, now);
      if (!values) return undefined;
      const action = isNew ? "create" : "update";
      const statement: Statement = {
        change: `${action} ${tracked.kind}`,
        collection: name,
        action,
        sql: places.get(way.sql) as number,
        values,
        id,
      };
      if (isNew && tracked.kind === "page_visits") statement.viewOf = body["session_id"] as string;
      return statement;
    },
  };
}

const isBody = (body: unknown): body is Body =>
  typeof body === "object" && body !== null && !Array.isArray(body);

function waysOf(tracked: TrackedCollection): Ways {
  if (tracked.kind === "page_visits") {
    return { create: insert(tracked.name, tracked.fixed, ["id", "sent_at"]), update: end(tracked) };
  }
  if (tracked.kind === "events") return {};
  const { sql, values } = insert(tracked.name, tracked.ofNewSession, ["id"]);
  const isNew = (body: Body) =>
    body["page_count"] === 1 && body["unique_page_count"] === 1 && body["converted"] === false;
  return {
    create: { sql, values: (body, id, now) => (isNew(body) ? values(body, id, now) : undefined) },
    update: addView(tracked),
    convert: convert(tracked),
  };
}

function insert(collection: string, fields: Fields, beside: string[]): Way {
  const names = Object.keys(fields);
  const needed = names.filter((name) => fields[name]?.required);
  const marks = names.map((_, index) => `, ?${index + 3}`).join("");
  return {
    sql: `INSERT INTO ${collection} (id, created, updated, ${names.join(", ")}) VALUES (?1, ?2, ?2${marks})`,
    values: (body, id, now) => {
      const sent = valuesOf(fields, body, beside, now);
      if (!sent || !needed.every((name) => sent[name] !== undefined)) return undefined;
      return [
        id,
        formatTime(now),
        ...names.map((name) => sent[name] ?? EMPTY[(fields[name] as CheckedField).type]),
      ];
    },
  };
}

function addView({ name: collection, ofView, ofCount }: TrackedCollection): Way {
  const names = Object.keys(ofView);
  const sets = names.map((name, index) => `${name} = COALESCE(?${index + 4}, ${name})`);
  const { max } = ofCount["page_count"] as CheckedField & { type: "number" };
  return {
    sql: `UPDATE ${collection} SET page_count = page_count + 1, unique_page_count = unique_page_count + ?3, updated = ?2,
      ${sets.join(", ")} WHERE id = ?1 AND page_count < ${max} AND unique_page_count + ?3 <= page_count + 1`,
    values: (body, id, now) => {
      const added = body["unique_page_count+"];
      const sent = valuesOf(ofView, body, ["page_count+", "unique_page_count+"], now);
      if (body["page_count+"] !== 1 || (added !== 0 && added !== 1) || !sent) return undefined;
      return [id, formatTime(now), added, ...names.map((name) => sent[name] ?? null)];
    },
  };
}

function convert({ name: collection, ofConversion }: TrackedCollection): Way {
  return {
    sql: `UPDATE ${collection} SET converted = TRUE, conversion_type = ?3, updated = ?2 WHERE id = ?1`,
    values: (body, id, now) => {
      const type = valuesOf(ofConversion, body, [], now)?.["conversion_type"];
      return type ? [id, formatTime(now), type] : undefined;
    },
  };
}

/** The latest end wins, and the longest visible time; no end is before the start, and no visit is visible for longer than it lasted. */
function end({ name: collection, ofEnd }: TrackedCollection): Way {
  const { max } = ofEnd["visible_time"] as CheckedField & { type: "number" };
  const latest = "MAX(end_time, start_time, ?4)";
  const lasted = `CAST(ROUND((julianday(${latest}) - julianday(start_time)) * ${DAY}) AS INTEGER)`;
  return {
    sql: `UPDATE ${collection} SET end_time = ${latest}, visible_time = MIN(MAX(visible_time, ?5), ${lasted}, ${max}),
      updated = ?2 WHERE id = ?1 AND created >= ?3`,
    values: (body, id, now) => {
      const sent = valuesOf(ofEnd, body, ["sent_at"], now);
      if (!sent?.["end_time"]) return undefined;
      return [id, formatTime(now), formatTime(now - DAY), sent["end_time"], sent["visible_time"] ?? 0];
    },
  };
}

/** Returns the values of a body's fields, if it holds nothing but these fields and `beside`, and each value fits. */
function valuesOf(
  fields: Fields,
  body: Body,
  beside: readonly string[],
  now: number,
): Record<string, Value> | undefined {
  const sentAt = body["sent_at"];
  if (sentAt !== undefined && !Number.isFinite(sentAt)) return undefined;
  const values: Record<string, Value> = {};
  for (const name of Object.keys(body)) {
    const field = fields[name];
    if (!field) {
      if (beside.includes(name)) continue;
      return undefined;
    }
    const value = field.type === "date" ? settledDate(body[name], sentAt, field, now) : body[name];
    if (!fits(value, field)) return undefined;
    values[name] = typeof value === "boolean" ? Number(value) : (value as Value);
  }
  return values;
}

function fits(value: unknown, field: CheckedField): boolean {
  if (field.type === "bool") return typeof value === "boolean";
  if (field.type === "number") {
    const { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = field;
    return Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
  }
  if (typeof value !== "string") return false;
  if (value === "") return !field.required;
  if (field.type === "select") return field.values.includes(value);
  return field.type === "date" || (field.type === "text" && fitsText(value, field));
}

function fitsText(value: string, field: CheckedField & { type: "text" }): boolean {
  const { min = 0, max, matches } = field;
  // Limits count characters, and some are two code units. A pattern decides which characters a short text may have.
  const isTooLong = value.length > max && [...value].length > max;
  const isTooShort = min > 0 && (value.length < min || !matches);
  return !isTooLong && !isTooShort && (!matches || matches.test(value));
}

/** What the tables hold for a field that wasn't sent. */
const EMPTY = { text: "", select: "", number: 0, bool: 0, date: "", json: "" } as const;

/** Returns a possible time in place of the tracker's own, and nothing for one that is rejected or written otherwise. */
function settledDate(value: unknown, sentAt: unknown, field: CheckedField, now: number): string | undefined {
  const given = typeof value === "string" ? Date.parse(value) : Number.NaN;
  // February 30 would be read as a day in March.
  if (Number.isNaN(given) || new Date(given).toISOString() !== value) return undefined;
  const time = possibleTime(given, sentAt, field.earliest ?? 0, now);
  return time === undefined ? undefined : formatTime(time);
}
