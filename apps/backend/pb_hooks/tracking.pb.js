// What the rules of the tracking collections cannot say: clocks that are wrong, sessions that flood, and updates that
// arrive twice, late or at the same moment.

onRecordCreateRequest(
  (e) => {
    if (e.hasSuperuserAuth()) return e.next();
    const { countView } = require(`${__hooks}/session-limits.cjs`);
    const { settleTime } = require(`${__hooks}/visit-times.cjs`);
    if (e.app.settings().rateLimits.enabled) countView(e.app, e.record.getString("session_id"));
    settleTime(e.record, "start_time", e.requestInfo().body.sent_at);
    return e.next();
  },
  "page_visits",
  "app_page_visits",
);

onRecordUpdateRequest(
  (e) => {
    if (e.hasSuperuserAuth()) return e.next();
    const { settleTime, keepLatestEnd } = require(`${__hooks}/visit-times.cjs`);
    const { updateAtomically } = require(`${__hooks}/update-atomically.cjs`);
    settleTime(e.record, "end_time", e.requestInfo().body.sent_at);
    return updateAtomically(e, keepLatestEnd);
  },
  "page_visits",
  "app_page_visits",
);

onRecordUpdateRequest(
  (e) => {
    if (e.hasSuperuserAuth()) return e.next();
    const { keepHighestCounts } = require(`${__hooks}/session-counts.cjs`);
    const { updateAtomically } = require(`${__hooks}/update-atomically.cjs`);
    return updateAtomically(e, keepHighestCounts);
  },
  "sessions",
  "app_sessions",
);
