import type { LiveReport } from "./report.ts";

/** Counts the sessions that opened a page in this hour or the one before. Visits have no exact times. */
export const live: LiveReport = {
  keys: [],
  counts: ["visitors"],
  isLive: true,
  // The plus keeps SQLite from reading all visits in the order of their sessions.
  sqlite: ({ sessions, visits, selected }) => `
    SELECT COUNT(DISTINCT +v.session_id) AS visitors
    FROM ${visits} v CROSS JOIN ${sessions} s USING (session_id)
    WHERE v.created >= strftime('%Y-%m-%d %H', 'now', '-1 hour') AND ${selected}`,
  // Reads unmerged facts: a session counts once, also if a fact is repeated.
  clickhouse: ({ sessions, visitFacts, selected }) => `
    SELECT count() AS visitors FROM ${sessions} AS s
    WHERE ${selected} AND s.session GLOBAL IN (
      SELECT session FROM ${visitFacts}
      WHERE created >= toStartOfHour(now()) - INTERVAL 1 HOUR
    )`,
};
