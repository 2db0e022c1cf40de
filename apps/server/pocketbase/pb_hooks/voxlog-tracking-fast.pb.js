// Page views by a shorter way: a batch of exactly the shape that the tracker sends is checked and written as plain
// statements in one transaction, at a quarter of the work. All else, and whatever would be refused, goes on to PocketBase,
// which answers it. The collections have to be as `voxlog-tracking` made them; hooks of a product's own on them are not
// called for what goes this way, nor are realtime messages sent: `--without fast` leaves it out, and so does the server
// with VOXLOG_TRACKING_FAST=off.

if ($os.getenv("VOXLOG_TRACKING_FAST") !== "off") {
  routerUse((e) => {
    const { method, url } = e.request;
    if (method !== "POST" || url.path !== "/api/batch" || e.auth) return e.next();
    // Kept by each machine: `require` asks the disk for its path every time.
    globalThis.voxlogTrackingFast ??= require(`${__hooks}/voxlog-tracking/fast.cjs`);
    const ids = globalThis.voxlogTrackingFast.writeBatch(e);
    return ids
      ? e.json(
          200,
          ids.map((id) => ({ status: 200, body: { id } })),
        )
      : e.next();
  });
}
