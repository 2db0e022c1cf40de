// A mail that was sent, which says nothing of its own, is no longer of use after a month. Leads are the owner's to erase;
// voxlog-tracking.pb.js removes the figures of visits.
cronAdd("outbox-retention", "17 3 * * *", () => {
  const { removeOldRows } = require(`${__hooks}/voxlog-tracking/remove-old-rows.cjs`);
  removeOldRows($app, "outbox", "updated", 30, "status = 'sent'");
});
