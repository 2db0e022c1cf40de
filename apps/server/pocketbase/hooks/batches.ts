import { auditRequest } from "../audit-requests.ts";

/**
 * Lets visitors only send batches of the tracker's requests, and stores each request of the owner's in the audit trail,
 * as the front stores single ones.
 */
export function checkBatch(e: core.BatchRequestEvent) {
  const isOwner = e.hasSuperuserAuth();
  if (!isOwner && !e.batch.every(isTrackers)) throw new BadRequestError("Unsupported batch request.");
  e.next();
  for (const { method, url } of isOwner ? e.batch : []) {
    const entry = auditRequest(e.auth.email(), method, url.split("?")[0]);
    e.app.save(new Record(e.app.findCollectionByNameOrId("audit"), entry));
  }
}

/** A request's headers in a batch would replace the real ones, including the network that limits count. */
function isTrackers({ method, url, headers }: core.InternalRequest): boolean {
  const { sessions, page_visits, events } = require(`${__hooks}/voxlog-tracking.json`);
  const [, collection, record] = /^\/api\/collections\/(\w+)\/records(\/[a-z0-9]{15})?$/.exec(url) ?? [];
  const changed = [...sessions, ...page_visits];
  const isOurs = record
    ? method === "PATCH" && changed.includes(collection)
    : method === "POST" && [...changed, ...events].includes(collection);
  return isOurs && Object.keys(headers ?? {}).length === 0;
}
