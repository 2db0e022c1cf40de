import { isRejection } from "./is-rejection.ts";

/** How many entries are kept, about; each takes 10 KB at most. */
const KEPT = 200;
/** What the IDs of counts begin with, which ops/health/rejections.ts writes. */
const COUNT = "refused_";

/** Logs what failed by the server's own fault, and not what was rejected: the front counts that. */
export function logRequest(e: core.ModelEvent) {
  const { data } = e.model as core.Log;
  if (isRejection(data.get("status"), data.get("details"))) return;
  e.next();
  removeOldest(e.app);
}

/** Removes the oldest entries above the number that is kept; counts stay until PocketBase's own limit of days. */
function removeOldest(app: CoreApp) {
  const last = `(SELECT MAX(rowid) FROM _logs) - ${KEPT}`;
  app.auxDB().newQuery(`DELETE FROM _logs WHERE rowid <= ${last} AND id NOT LIKE '${COUNT}%'`).execute();
}

/** Gives the disk back what the log of an older version took, or a flood of failures. */
export function shrinkLog() {
  removeOldest($app);
  $app.auxVacuum();
  $app.auxNonconcurrentDB().newQuery("PRAGMA wal_checkpoint(TRUNCATE)").execute();
}

/** SQLite's reasons that aren't the record's fault: https://www.sqlite.org/rescode.html */
const STORAGE =
  /disk is full|disk I\/O error|readonly database|unable to open database|malformed|is locked|SQL logic error/;

/** Answers 503 when nothing can be stored, which PocketBase takes for a bad request, and tells the owner: the log is on the same disk. */
export function reportStorageFailure(e: core.RecordErrorEvent) {
  const reason = String(e.error);
  if (!STORAGE.test(reason)) return e.next();
  console.error(`A record of ${e.record.collection().name} couldn't be stored: ${reason}`);
  throw new ApiError(503, "Nothing can be stored at the moment. Please try again later.");
}
