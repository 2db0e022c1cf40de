import { isSessionSearch } from "../../src/backend/session-search.ts";

/** Rejects lists other than the search for one session, and bodies over twice the size of the longest record. */
export function limitRequest(e: core.RequestEvent) {
  if (e.hasSuperuserAuth() || !isTracked(e.app, e.request.url.path)) return e.next();
  const isList = e.request.method === "GET" || e.request.method === "HEAD"; // Which runs the same query.
  if (isList && !isSessionSearch(e.request.url.rawQuery)) throw new BadRequestError("Unsupported query.");
  $apis.bodyLimit(16 * 1024).func(e);
}

/**
 * Rejects headers of one request in a batch: they would replace the real ones, the trusted proxy's included, and with it
 * the address that limits count by.
 */
export function limitBatch(e: core.BatchRequestEvent) {
  const hasHeaders = e.batch.some(
    ({ url, headers }) => Object.keys(headers ?? {}).length > 0 && isTracked(e.app, url),
  );
  if (hasHeaders && !e.hasSuperuserAuth()) throw new BadRequestError("Unsupported batch request.");
  e.next();
}

/** Whether a path of the records API names a tracked collection, by its name or its ID. */
function isTracked(app: CoreApp, path: string): boolean {
  const [, name] = /^\/api\/collections\/([^/?]+)\/records/.exec(path) ?? [];
  if (!name) return false;
  const tracked = Object.values(require(`${__hooks}/voxlog-tracking.json`)).flat();
  try {
    return tracked.includes(app.findCachedCollectionByNameOrId(decodeURIComponent(name)).name);
  } catch {
    return false; // There is no such collection.
  }
}
