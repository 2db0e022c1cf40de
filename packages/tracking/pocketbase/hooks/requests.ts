import { isSessionSearch } from "../../src/backend/session-search.ts";

/** Rejects lists except the search for one session, and bodies over twice the longest record's size. */
export function limitRequest(e: core.RequestEvent) {
  if (e.hasSuperuserAuth() || !isTracked(e.app, e.request.url.path)) return e.next();
  const isList = e.request.method === "GET" || e.request.method === "HEAD"; // HEAD runs the same query.
  if (isList && !isSessionSearch(e.request.url.rawQuery)) throw new BadRequestError("Unsupported query.");
  $apis.bodyLimit(16 * 1024).func(e);
}

/**
 * Rejects headers on a batch's inner requests: they would replace the real ones, including the trusted proxy's, and so
 * the address that rate limits use.
 */
export function limitBatch(e: core.BatchRequestEvent) {
  const hasHeaders = e.batch.some(
    ({ url, headers }) => Object.keys(headers ?? {}).length > 0 && isTracked(e.app, url),
  );
  if (hasHeaders && !e.hasSuperuserAuth()) throw new BadRequestError("Unsupported batch request.");
  e.next();
}

/** Returns whether a path of the records API names a tracked collection, by name or ID. */
function isTracked(app: CoreApp, path: string): boolean {
  const [, name] = /^\/api\/collections\/([^/?]+)\/records/.exec(path) ?? [];
  if (!name) return false;
  const tracked = Object.values(require(`${__hooks}/voxlog-tracking.json`)).flat();
  try {
    return tracked.includes(app.findCachedCollectionByNameOrId(decodeURIComponent(name)).name);
  } catch {
    return false; // The collection doesn't exist.
  }
}
