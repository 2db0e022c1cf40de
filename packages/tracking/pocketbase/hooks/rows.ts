const WINDOW = 10_000;
/** Views, or events, of one session in a window: several tabs of a quick visitor, but not a flood. */
const MAX_PER_WINDOW = 200;
/** Rows removed at once: few enough that a visitor's request waits for milliseconds. */
const CHUNK = 500;

/** Rejects a request for one field's value, in the form of PocketBase's own field errors. */
export function rejectField(field: string, code: string, message: string): never {
  throw new BadRequestError("Failed to save the record.", { [field]: new ValidationError(code, message) });
}

/**
 * Counts a row of a session, and rejects one too many: an office shares one address, whose limit has to be generous.
 * Sessions that end alike share a count, of which there are about a thousand, so that no sender can fill the memory.
 */
export function countRow({ app, record }: core.RecordRequestEvent, kind: string) {
  if (!app.settings().rateLimits.enabled) return;
  const key = `${kind} of sessions in ${record.getString("session_id").slice(-2)}`;
  const begun = Math.floor(Date.now() / WINDOW) * (MAX_PER_WINDOW + 1);
  // One number for the window and the count: what an earlier window left is below.
  const count = Math.max(app.store().get(key) || 0, begun) + 1;
  if (count > begun + MAX_PER_WINDOW) throw new TooManyRequestsError("");
  app.store().set(key, count);
}

/**
 * Creates a row, or merges it with the one of the same ID that its sender has sent before, and answers alike: senders that
 * don't know whether a row arrived send it again, in any order.
 */
export function createOnce(
  e: core.RecordRequestEvent,
  create: () => void,
  merge: (stored: core.Record) => void,
) {
  inTransaction(e, () => {
    const [stored] = e.app.findRecordsByIds(e.collection.name, [e.record.id]);
    // Only the sender knows the session's ID too. For anybody else the ID is taken.
    if (stored?.getString("session_id") !== e.record.getString("session_id")) return create();
    merge(stored);
    e.json(200, { id: stored.id });
  });
}

/**
 * Continues with an update inside a transaction, where updates wait for one another: what was sent is laid over the row
 * as it is by then, so that two updates of different fields both last. `merge` settles fields that both change.
 */
export function updateAtomically(
  e: core.RecordRequestEvent,
  merge: (record: core.Record, stored: core.Record) => void,
) {
  if (e.app.isTransactional()) {
    // A batch's: its row was read in the transaction that saves it. Reading it again is a fifth of a page view's work.
    merge(e.record, e.record.original());
    return e.next();
  }
  inTransaction(e, () => {
    const record = e.app.findRecordById(e.collection.name, e.record.id);
    const sent = e.requestInfo().body;
    for (const field of e.collection.fields.fieldNames())
      if (field in sent) record.set(field, e.record.get(field));
    merge(record, record.original());
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

/** Removes the rows of a table that meet a condition and whose date is more than some days ago. */
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

/** Removes rows older than VOXLOG_KEEP_TRACKING_DAYS, if that is set. */
export function removeOldVisits() {
  const days = Number($os.getenv("VOXLOG_KEEP_TRACKING_DAYS"));
  const tables = Object.values(require(`${__hooks}/voxlog-tracking.json`)).flat();
  if (days) for (const table of tables) removeOldRows(table, "created", days);
}
