/** The approximate maximum of entries, of up to 10 KB each. */
const MAX_ENTRIES = 200;
/** The prefix of the IDs of counts, which ops/health/rejections.ts writes. */
const COUNT = "refused_";

/** Logs failed requests, but not rejected ones, which the front counts. */
export function logRequest(e: core.ModelEvent) {
  const { data } = e.model as core.Log;
  if (isRejection(data.get("status"), data.get("details"))) return;
  e.next();
  removeOldest(e.app);
}

/**
 * Causes of a response between 400 and 499 that are the server's fault: a position in a hook's file, a database error,
 * or a request in a batch that failed or has no reason.
 */
const FAULT = /\.c?js:\d+:\d+\(\d+\)|SQL logic error|"status":5\d\d|Something went wrong while processing/;

/**
 * Returns whether a logged request was rejected rather than failed.
 *
 * @param status the response's; 0 if a hook or the database threw, undefined if the entry isn't a request.
 * @param details the cause, if PocketBase logged one.
 */
const isRejection = (status: number | undefined, details: unknown): boolean =>
  status !== undefined && status >= 400 && status < 500 && !FAULT.test(JSON.stringify(details ?? ""));

/** Removes the oldest entries above the limit. Counts stay for PocketBase's number of days. */
function removeOldest(app: CoreApp) {
  const last = `(SELECT MAX(rowid) FROM _logs) - ${MAX_ENTRIES}`;
  app.auxDB().newQuery(`DELETE FROM _logs WHERE rowid <= ${last} AND id NOT LIKE '${COUNT}%'`).execute();
}

/** Frees the disk space of an older version's log, or of many failures. */
export function shrinkLog() {
  removeOldest($app);
  $app.auxVacuum();
  $app.auxNonconcurrentDB().newQuery("PRAGMA wal_checkpoint(TRUNCATE)").execute();
}

/** SQLite's reasons that aren't the record's fault: https://www.sqlite.org/rescode.html */
const STORAGE =
  /disk is full|disk I\/O error|readonly database|unable to open database|malformed|is locked|SQL logic error/;

/** Answers 503 if nothing can be stored, not PocketBase's 400, and prints the error: the log is on the same disk. */
export function reportStorageFailure(e: core.RecordErrorEvent) {
  const reason = String(e.error);
  if (!STORAGE.test(reason)) return e.next();
  console.error(`A record of ${e.record.collection().name} couldn't be stored: ${reason}`);
  throw new ApiError(503, "Nothing can be stored at the moment. Please try again later.");
}
