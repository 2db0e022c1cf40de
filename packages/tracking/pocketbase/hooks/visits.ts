import { clampTime, formatTime } from "../../src/backend/clock.ts";
import { countRow, createOnce, rejectField, updateAtomically } from "./rows.ts";

/** Session updates never change these: the database counts visits, and conversions are final. */
const COUNTS = ["page_count", "unique_page_count"];
const CONVERSION = ["converted", "conversion_type"];

/** Stores a visit with a plausible start. A repeated visit keeps its earliest start. */
export function createVisit(e: core.RecordRequestEvent) {
  if (e.hasSuperuserAuth()) return e.next();
  countRow(e, "views");
  clampField(e, "start_time");
  createOnce(e, "start_time", (stored) => {
    if (timeOf(stored, "start_time") <= timeOf(e.record, "start_time")) return false;
    stored.set("start_time", e.record.get("start_time"));
    return true;
  });
}

/** Keeps the latest of a visit's ends. */
export function updateVisit(e: core.RecordRequestEvent) {
  if (e.hasSuperuserAuth()) return e.next();
  clampField(e, "end_time");
  updateAtomically(e, keepLatestEnd);
}

/** Stores a session, or updates it from its latest view. */
export function createSession(e: core.RecordRequestEvent) {
  if (e.hasSuperuserAuth()) return e.next();
  const sent = e.requestInfo().body;
  if ("last_view" in sent) clampField(e, "last_view");
  createOnce(e, "last_view", (stored) => {
    const { record, collection } = e;
    if (timeOf(stored, "last_view") > timeOf(record, "last_view")) return false;
    for (const name of collection.fields.fieldNames()) {
      // The update rule names the fields that never change.
      const isFixed = `${collection.updateRule}`.includes(`@request.body.${name}:isset = false`);
      if (name in sent && !isFixed && ![...COUNTS, ...CONVERSION].includes(name))
        stored.set(name, record.get(name));
    }
    return true;
  });
}

/**
 * Updates a session, from its latest view if the view has a time. Its counts never decrease, and exceed its visits by
 * one at most, which may arrive later.
 */
export function updateSession(e: core.RecordRequestEvent) {
  if (e.hasSuperuserAuth()) return e.next();
  const sent = e.requestInfo().body;
  if ("last_view" in sent) clampField(e, "last_view");
  updateAtomically(e, (record, stored) => {
    if (timeOf(record, "last_view") < timeOf(stored, "last_view")) {
      for (const name of e.collection.fields.fieldNames())
        if (name in sent && ![...COUNTS, ...CONVERSION].includes(name)) record.set(name, stored.get(name));
    }
    if (!COUNTS.some((name) => name in sent)) return;
    const counted = countVisits(e);
    for (const name of COUNTS) {
      const [count, before] = [record.getFloat(name), stored.getFloat(name)];
      if (count % 1 === 0) record.set(name, Math.max(before, Math.min(count, counted[name] + 1)));
    }
    if (record.getFloat("unique_page_count") > record.getFloat("page_count"))
      rejectField("unique_page_count", "validation_above_page_count", "Must not be above page_count.");
  });
}

function countVisits({ app, collection, record }: core.RecordRequestEvent): Record<string, number> {
  const { sessions, page_visits } = require(`${__hooks}/voxlog-tracking.json`);
  const counts = new DynamicModel({ page_count: 0, unique_page_count: 0 }) as Record<string, number>;
  const visits = page_visits[sessions.indexOf(collection.name)];
  const some = `SELECT page_path FROM {{${visits}}} WHERE session_id = {:id} LIMIT 10000`;
  app
    .db()
    .newQuery(
      `SELECT MAX(1, COUNT(*)) AS page_count, MAX(1, COUNT(DISTINCT page_path)) AS unique_page_count FROM (${some})`,
    )
    .bind({ id: record.getString("session_id") })
    .one(counts);
  return counts;
}

/** Corrects the time in a field, or rejects it. */
export function clampField(e: core.RecordRequestEvent, name: string) {
  const { record } = e;
  const { min } = record.collection().fields.getByName(name) as core.DateField;
  const clientTime = record.getDateTime(name).isZero() ? Number.NaN : milliseconds(record, name);
  const time = clampTime(clientTime, e.requestInfo().body.sent_at, Date.now());
  if (time === undefined)
    rejectField(name, "validation_invalid_date", `Must be a date from ${min.string()} to now.`);
  if (time !== clientTime) record.set(name, formatTime(time));
}

/** A visit doesn't end before its start, and isn't visible for longer than it lasts. */
function keepLatestEnd(record: core.Record, stored: core.Record) {
  const ends = [timeOf(record, "end_time"), timeOf(stored, "end_time"), timeOf(stored, "start_time")];
  record.set("end_time", ends.sort().at(-1));
  const lasted = milliseconds(record, "end_time") - milliseconds(record, "start_time");
  const { max } = record.collection().fields.getByName("visible_time") as core.NumberField;
  const longest = Math.max(record.getFloat("visible_time"), stored.getFloat("visible_time"));
  record.set("visible_time", Math.min(longest, lasted, max));
}

/** Returns a date as PocketBase stores it: text that sorts by time, empty if unset. */
export const timeOf = (record: core.Record, field: string): string => record.getDateTime(field).string();
const milliseconds = (record: core.Record, field: string) => record.getDateTime(field).time().unixMilli();
