// A confirmation that was sent says nothing of its own, and is no longer of use after a month. A lead's other mail stays
// with it: it knows why the lead was held back, and in which language to answer. Leads are the owner's to erase;
// voxlog-tracking.pb.js removes the figures of visits.
cronAdd("outbox-retention", "17 3 * * *", () => {
  const { removeOldRows } = require(`${__hooks}/voxlog-tracking/remove-old-rows.cjs`);
  removeOldRows($app, "outbox", "updated", 30, "status = 'sent' AND kind = 'confirmation'");
});
