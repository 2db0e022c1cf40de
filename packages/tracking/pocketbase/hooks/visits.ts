import { formatTime, possibleTime } from "../../src/backend/clock.ts";
import { countRow, rejectField, updateAtomically } from "./rows.ts";

/** Stores a visit that starts at a possible time. */
export function createVisit(e: core.RecordRequestEvent) {
  if (e.hasSuperuserAuth()) return e.next();
  countRow(e, "views");
  settleTime(e, "start_time");
  e.next();
}

/** Stores the latest of a visit's ends. */
export function updateVisit(e: core.RecordRequestEvent) {
  if (e.hasSuperuserAuth()) return e.next();
  settleTime(e, "end_time");
  updateAtomically(e, keepLatestEnd);
}

/** Stores a session's counts, which never fall. */
export function updateSession(e: core.RecordRequestEvent) {
  if (e.hasSuperuserAuth()) return e.next();
  updateAtomically(e, keepHighestCounts);
}

/** Makes the time in a field a possible one, or rejects it. */
export function settleTime(e: core.RecordRequestEvent, name: string) {
  const { record } = e;
  const { min } = record.collection().fields.getByName(name) as core.DateField;
  const given = record.getDateTime(name).isZero() ? Number.NaN : milliseconds(record, name);
  const time = possibleTime(given, e.requestInfo().body.sent_at, Date.now());
  if (time === undefined)
    rejectField(name, "validation_invalid_date", `Must be a date from ${min.string()} to now.`);
  if (time !== given) record.set(name, formatTime(time));
}

/** No end is before the visit's start, and no visit was visible for longer than it lasted. */
function keepLatestEnd(record: core.Record, stored: core.Record) {
  const ends = [
    record.getDateTime("end_time").string(),
    stored.getDateTime("end_time").string(),
    stored.getDateTime("start_time").string(),
  ];
  record.set("end_time", ends.sort().at(-1));
  const lasted = milliseconds(record, "end_time") - milliseconds(record, "start_time");
  const { max } = record.collection().fields.getByName("visible_time") as core.NumberField;
  const longest = Math.max(record.getFloat("visible_time"), stored.getFloat("visible_time"));
  record.set("visible_time", Math.min(longest, lasted, max));
}

/** An update that was read before another one was written keeps the higher counts. */
function keepHighestCounts(record: core.Record, stored: core.Record) {
  for (const field of ["page_count", "unique_page_count"])
    record.set(field, Math.max(record.getFloat(field), stored.getFloat(field)));
  if (record.getFloat("unique_page_count") > record.getFloat("page_count"))
    rejectField("unique_page_count", "validation_above_page_count", "Must not be above page_count.");
}

const milliseconds = (record: core.Record, field: string) => record.getDateTime(field).time().unixMilli();
