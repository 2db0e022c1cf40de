// What callers without the owner's account may not even ask. The collections' rules decide what they
// may do; these stop requests that would be expensive to refuse.

routerUse((e) => {
  // No page has a use for realtime messages, nor the admin. Refused before anything else: each connection would hold the
  // machines of the hooks around it, 0.3 MB, for as long as it likes.
  if (e.request.url.path === "/api/realtime") throw new NotFoundError("There are no realtime messages here.");
  if (e.hasSuperuserAuth()) return e.next();
  const { isSessionSearch, isListPath, MAX_BODY_BYTES } = require(`${__hooks}/anonymous-limits.cjs`);
  const { method, url } = e.request;
  if (isListPath(method, url.path) && !isSessionSearch(url.rawQuery)) {
    throw new BadRequestError("Unsupported query.");
  }
  return $apis.bodyLimit(MAX_BODY_BYTES).func(e);
});

onBatchRequest((e) => {
  const { isTrackingRequest } = require(`${__hooks}/anonymous-limits.cjs`);
  if (!e.hasSuperuserAuth() && !e.batch.every(isTrackingRequest)) {
    throw new BadRequestError("Unsupported batch request.");
  }
  return e.next();
});
