// What callers without the owner's account may not even ask. The collections' rules decide what they
// may do; these stop requests that would be expensive to refuse.

// Before PocketBase counts requests (-1000), and after it has looked who asks (-1020) and from where (-1015).
// Kept by each machine of the hooks: `require` asks the disk for its path every time.
routerUse(
  new Middleware((e) => {
    globalThis.anonymousLimits ??= require(`${__hooks}/anonymous-limits.cjs`);
    return globalThis.anonymousLimits.goOnWithinLimits(e);
  }, -1005),
);

onBatchRequest((e) => {
  const { isTrackingRequest } = require(`${__hooks}/anonymous-limits.cjs`);
  if (!e.hasSuperuserAuth() && !e.batch.every(isTrackingRequest)) {
    throw new BadRequestError("Unsupported batch request.");
  }
  return e.next();
});
