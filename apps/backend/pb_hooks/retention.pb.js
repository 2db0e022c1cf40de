// The figures of visits are kept for a while, and then removed: the privacy statement promises it. Leads are the
// owner's to erase; a mail that was sent, which says nothing of its own, is no longer of use after a month.
cronAdd("retention", "17 3 * * *", () => {
  const { removeOldRows } = require(`${__hooks}/remove-old-rows.cjs`);
  const days = Number($os.getenv("VOXLOG_KEEP_TRACKING_DAYS"));
  if (!days) return;
  for (const table of ["page_visits", "sessions", "app_page_visits", "app_sessions"]) {
    removeOldRows($app, table, "created", days);
  }
  removeOldRows($app, "outbox", "updated", 30, "status = 'sent'");
});
