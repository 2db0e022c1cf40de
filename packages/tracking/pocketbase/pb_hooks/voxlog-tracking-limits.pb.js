// What callers without a superuser's account may not even ask of the tracking collections: their rules decide what is
// found; these stop requests that would be expensive to refuse.

routerUse((e) => {
  const { collectionOf, isSessionSearch } = require(`${__hooks}/voxlog-tracking/requests.cjs`);
  const collection = collectionOf(e.app, e.request.url.path);
  if (!collection || e.hasSuperuserAuth()) return e.next();
  const isList = e.request.method === "GET" || e.request.method === "HEAD"; // Which runs the same query.
  if (isList && !isSessionSearch(e.request.url.rawQuery)) throw new BadRequestError("Unsupported query.");
  // The longest record there is takes half of it.
  return $apis.bodyLimit(16 * 1024).func(e);
});

// The headers of one request of a batch would replace the real ones, the trusted proxy's among them, and with it the
// address that limits count by.
onBatchRequest((e) => {
  const { collectionOf } = require(`${__hooks}/voxlog-tracking/requests.cjs`);
  const hasHeaders = ({ url, headers }) => Object.keys(headers || {}).length > 0 && collectionOf(e.app, url);
  if (!e.hasSuperuserAuth() && e.batch.some(hasHeaders))
    throw new BadRequestError("Unsupported batch request.");
  return e.next();
});
