// What callers without the owner's account may not even ask. The collections' rules decide what they
// may do; these stop requests that would be expensive to refuse.

routerUse((e) => {
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

// Rules guard realtime messages too, but no visitor has a use for them.
onRealtimeSubscribeRequest((e) => {
  if (!e.hasSuperuserAuth() && e.subscriptions.length > 0) {
    throw new ForbiddenError("Only the owner can subscribe.");
  }
  return e.next();
});
