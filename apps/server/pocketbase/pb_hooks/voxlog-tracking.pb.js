// What the rules of the tracking collections cannot say: clocks that are wrong, sessions that flood, updates that arrive
// twice, late or at the same moment, and how long rows are kept. `voxlog-tracking` copies this from the package, and
// writes the names of the collections beside it.

const { sessions, page_visits, events } = require(`${__hooks}/voxlog-tracking.json`);

onRecordCreateRequest(
  (e) => {
    if (e.hasSuperuserAuth()) return e.next();
    const { countRow } = require(`${__hooks}/voxlog-tracking/session-limits.cjs`);
    const { settleTime } = require(`${__hooks}/voxlog-tracking/visit-times.cjs`);
    if (e.app.settings().rateLimits.enabled) countRow(e.app, "views", e.record.getString("session_id"));
    settleTime(e.record, "start_time", e.requestInfo().body.sent_at);
    return e.next();
  },
  ...page_visits,
);

onRecordUpdateRequest(
  (e) => {
    if (e.hasSuperuserAuth()) return e.next();
    const { settleTime, keepLatestEnd } = require(`${__hooks}/voxlog-tracking/visit-times.cjs`);
    const { updateAtomically } = require(`${__hooks}/voxlog-tracking/update-atomically.cjs`);
    settleTime(e.record, "end_time", e.requestInfo().body.sent_at);
    return updateAtomically(e, keepLatestEnd);
  },
  ...page_visits,
);

onRecordUpdateRequest(
  (e) => {
    if (e.hasSuperuserAuth()) return e.next();
    const { keepHighestCounts } = require(`${__hooks}/voxlog-tracking/session-counts.cjs`);
    const { updateAtomically } = require(`${__hooks}/voxlog-tracking/update-atomically.cjs`);
    return updateAtomically(e, keepHighestCounts);
  },
  ...sessions,
);

onRecordCreateRequest(
  (e) => {
    if (e.hasSuperuserAuth()) return e.next();
    const { isThere, checkProperties, checkName } = require(`${__hooks}/voxlog-tracking/events.cjs`);
    const { countRow } = require(`${__hooks}/voxlog-tracking/session-limits.cjs`);
    const { settleTime } = require(`${__hooks}/voxlog-tracking/visit-times.cjs`);
    // It comes again when nobody knows whether it arrived, and with others that are not to be refused for it.
    if (isThere(e.app, e.record)) return e.json(200, { id: e.record.id });
    if (e.app.settings().rateLimits.enabled) countRow(e.app, "events", e.record.getString("session_id"));
    settleTime(e.record, "time", e.requestInfo().body.sent_at);
    checkProperties(e.record);
    checkName(e.app, e.record);
    return e.next();
  },
  ...events,
);

// Rows are removed that are older than VOXLOG_KEEP_TRACKING_DAYS, if that is set.
cronAdd("tracking-retention", "17 3 * * *", () => {
  const { removeOldRows } = require(`${__hooks}/voxlog-tracking/remove-old-rows.cjs`);
  const days = Number($os.getenv("VOXLOG_KEEP_TRACKING_DAYS"));
  if (!days) return;
  for (const tables of Object.values(require(`${__hooks}/voxlog-tracking.json`)))
    for (const table of tables) removeOldRows($app, table, "created", days);
});
