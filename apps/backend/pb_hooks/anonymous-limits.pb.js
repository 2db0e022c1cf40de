// What callers without the owner's account may not even ask. The collections' rules decide what they
// may do; these stop requests that would be expensive to refuse.

// Before PocketBase counts requests (-1000), and after it has looked who asks (-1020) and from where (-1015).
routerUse(
  new Middleware((e) => {
    // No page has a use for realtime messages, nor the admin. Refused before anything else: each connection would hold
    // the machines of the hooks around it, 0.3 MB, for as long as it likes.
    if (e.request.url.path === "/api/realtime")
      throw new NotFoundError("There are no realtime messages here.");
    const { bePatient, countByNetwork, goOnUnlessCrowded } = require(`${__hooks}/networks.cjs`);
    const network = countByNetwork(e);
    require(`${__hooks}/revoked-tokens.cjs`).forgetRevoked(e);
    if (e.hasSuperuserAuth()) {
      bePatient(e);
      return e.next();
    }
    const { isSessionSearch, isListPath, MAX_BODY_BYTES } = require(`${__hooks}/anonymous-limits.cjs`);
    const { method, url } = e.request;
    return goOnUnlessCrowded(e, network, MAX_BODY_BYTES, () => {
      if (isListPath(method, url.path)) {
        if (!isSessionSearch(url.rawQuery)) throw new BadRequestError("Unsupported query.");
        e.response.header().set("Cache-Control", "no-store");
      }
      return e.next();
    });
  }, -1005),
);

onBatchRequest((e) => {
  const { isTrackingRequest } = require(`${__hooks}/anonymous-limits.cjs`);
  if (!e.hasSuperuserAuth() && !e.batch.every(isTrackingRequest)) {
    throw new BadRequestError("Unsupported batch request.");
  }
  return e.next();
});
