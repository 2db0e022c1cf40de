/** Lets visitors send only batches of the tracker's requests. */
export function admitBatch(e: core.BatchRequestEvent) {
  if (!e.hasSuperuserAuth() && !e.batch.every(isTrackers))
    throw new BadRequestError("Unsupported batch request.");
  e.next();
}

/** Headers would replace the real ones, the trusted proxy's included, and with it the address that limits count by. */
function isTrackers({ method, url, headers }: core.InternalRequest): boolean {
  const { sessions, page_visits, events } = require(`${__hooks}/voxlog-tracking.json`);
  const [, collection, record] = /^\/api\/collections\/(\w+)\/records(\/[a-z0-9]{15})?$/.exec(url) || [];
  const isOurs = record
    ? method === "PATCH" && [...sessions, ...page_visits].includes(collection)
    : method === "POST" && [...sessions, ...page_visits, ...events].includes(collection);
  return isOurs && Object.keys(headers ?? {}).length === 0;
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
