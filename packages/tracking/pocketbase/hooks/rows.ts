import { changeOf, creationOf, formatTime } from "../../src/backend/clock.ts";
import { shuffleRows } from "../../src/backend/shuffle-rows.ts";
import type { Collections } from "../../src/core/set.ts";

const WINDOW = 10_000;
/** Maximum views or events of one session in a window: room for a fast visitor's tabs, not for a flood. */
const MAX_PER_WINDOW = 200;
/**
 * The rest after a move, as a multiple of its duration: it takes one in twenty-five of the moments at which a visitor's
 * request needs the only writing connection.
 */
const REST = 24;
/** Ms: the clock may jump. */
const MAX_REST = 10_000;
/** Ms until a run leaves the rest to the next one, an hour later: PocketBase doesn't wait for a run's end. */
const MAX_RUN = 55 * 60_000;
/** Rows deleted at once: few enough to delay a visitor's request by milliseconds. */
const CHUNK = 500;

/** Rejects a request because of one field, in the format of PocketBase's field errors. */
export function rejectField(field: string, code: string, message: string): never {
  throw new BadRequestError("Failed to save the record.", { [field]: new ValidationError(code, message) });
}

/**
 * Counts a session's rows and rejects those over the limit. The limit per address can't do that, since an office shares
 * one address. Sessions with the same ending share a count; there are about a thousand, so no sender can fill the
 * memory.
 */
export function countRow({ app, record }: core.RecordRequestEvent, kind: string) {
  if (!app.settings().rateLimits.enabled) return;
  const key = `${kind} of sessions in ${record.getString("session_id").slice(-2)}`;
  const begun = Math.floor(Date.now() / WINDOW) * (MAX_PER_WINDOW + 1);
  // The window and the count in one number: a count from an earlier window is lower.
  const count = Math.max(app.store().get(key) || 0, begun) + 1;
  if (count > begun + MAX_PER_WINDOW) throw new TooManyRequestsError("");
  app.store().set(key, count);
}

/**
 * Creates a row, or merges it with the sender's earlier row of the same ID and responds the same way: senders without a
 * response send rows again, in any order.
 *
 * @param time the field with the row's own time.
 * @param merge returns whether it changed the stored row.
 */
export function createOnce(
  e: core.RecordRequestEvent,
  time: string,
  merge: (stored: core.Record) => boolean,
) {
  inTransaction(e, () => {
    const [stored] = e.app.findRecordsByIds(e.collection.name, [e.record.id]);
    // Only the sender also knows the session ID. For others the ID is taken.
    if (stored?.getString("session_id") !== e.record.getString("session_id")) {
      const own = e.record.getDateTime(time);
      const at = own.isZero() ? Date.now() : own.time().unixMilli();
      e.record.setRaw("created", new DateTime(formatTime(creationOf(at, Date.now()))));
      stampChange(e.record);
      return e.next();
    }
    if (merge(stored)) {
      stampChange(stored);
      e.app.save(stored);
    }
    e.json(200, { id: stored.id });
  });
}

/** Dates a change by its day, or a millisecond more the second time: PocketBase sets a time left unchanged to now. */
function stampChange(record: core.Record) {
  const day = formatTime(changeOf(Date.now()));
  const isRepeated = record.original().getDateTime("updated").string() === day;
  record.setRaw("updated", new DateTime(isRepeated ? day.replace(".000Z", ".001Z") : day));
}

/**
 * Updates in a transaction, where updates wait for one another: lays the request over the current row, so that
 * concurrent updates of different fields both last. `merge` settles fields that both change.
 */
export function updateAtomically(
  e: core.RecordRequestEvent,
  merge: (record: core.Record, stored: core.Record) => void,
) {
  if (e.app.isTransactional()) {
    // In a batch, the saving transaction has read the row. Reading it again costs a fifth of a page view's time.
    merge(e.record, e.record.original());
    stampChange(e.record);
    return e.next();
  }
  inTransaction(e, () => {
    const record = e.app.findRecordById(e.collection.name, e.record.id);
    const sent = e.requestInfo().body;
    for (const field of e.collection.fields.fieldNames())
      if (field in sent) record.set(field, e.record.get(field));
    merge(record, record.original());
    stampChange(record);
    e.record = record;
    e.next();
  });
}

function inTransaction(e: core.RecordRequestEvent, action: () => void) {
  if (e.app.isTransactional()) return action();
  const outside = e.app;
  try {
    outside.runInTransaction((transaction) => {
      e.app = transaction;
      action();
    });
  } finally {
    e.app = outside;
  }
}

/** Deletes the rows that meet a condition and are older than some days. */
export function removeOldRows(table: string, date: string, days: number, condition = "TRUE") {
  const remove = $app
    .nonconcurrentDB()
    .newQuery(
      `DELETE FROM ${table} WHERE rowid IN (
         SELECT rowid FROM ${table}
         WHERE ${date} < strftime('%Y-%m-%d %H:%M:%fZ', 'now', {:age}) AND ${condition} LIMIT ${CHUNK}
       )`,
    )
    .bind({ age: `-${days} days` });
  while (remove.execute().rowsAffected() === CHUNK) sleep(20);
}

type Names = Record<keyof Collections, string[]>;

export function shuffleConversions() {
  const { sessions, page_visits, events }: Names = require(`${__hooks}/voxlog-tracking.json`);
  const started = Date.now();
  for (const [set, name] of sessions.entries()) {
    const names = { sessions: name, page_visits: `${page_visits[set]}`, events: `${events[set]}` };
    shuffleRows(names, started, findIds, (statements) => {
      const begun = Date.now();
      if (begun - started > MAX_RUN) return;
      $app.runInTransaction((transaction) => {
        for (const sql of statements) transaction.db().newQuery(sql).execute();
      });
      sleep(Math.min(REST * (Date.now() - begun), MAX_REST));
    });
  }
}

function findIds(sql: string): string[] {
  const rows = arrayOf(new DynamicModel({ id: "" })) as unknown as { id: string }[];
  $app.db().newQuery(sql).all(rows);
  return rows.map(({ id }) => id);
}

export function removeOldVisits() {
  const days = Number($os.getenv("VOXLOG_KEEP_TRACKING_DAYS"));
  const tables = Object.values(require(`${__hooks}/voxlog-tracking.json`)).flat();
  if (days) for (const table of tables) removeOldRows(table, "created", days);
}
