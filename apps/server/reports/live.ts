import type { LiveReport } from "./report.ts";

const FIVE_MINUTES_AGO = "strftime('%Y-%m-%d %H:%M:%fZ', 'now', '-5 minutes')";

/** Counts the sessions that opened a page in the last five minutes. */
export const live: LiveReport = {
  keys: [],
  counts: ["visitors"],
  isLive: true,
  // The plus keeps SQLite from reading all visits in the order of their sessions.
  sqlite: ({ sessions, visits, selected }) => `
    SELECT COUNT(DISTINCT +v.session_id) AS visitors
    FROM ${visits} v CROSS JOIN ${sessions} s USING (session_id)
    WHERE v.created > ${FIVE_MINUTES_AGO} AND v.start_time > ${FIVE_MINUTES_AGO} AND ${selected}`,
  // Reads unmerged facts: a session counts once, also if a fact is repeated.
  clickhouse: ({ sessions, visitFacts, selected }) => `
    SELECT count() AS visitors FROM ${sessions} AS s
    WHERE ${selected} AND s.session GLOBAL IN (
      SELECT session FROM ${visitFacts}
      WHERE created > now() - INTERVAL 5 MINUTE
        AND start_time BETWEEN now() - INTERVAL 5 MINUTE AND now() + INTERVAL 1 DAY
    )`,
};
