import type { LiveReport } from "./report.ts";

/** Counts the sessions that opened a page in this hour or the one before. Visits have no exact times. */
export const live: LiveReport = {
  keys: [],
  counts: ["visitors"],
  isLive: true,
  // As a join, SQLite reads all visits in the order of their sessions, or all sessions.
  sqlite: ({ sessions, visits, selected }) => `
    SELECT COUNT(*) AS visitors FROM ${sessions} s
    WHERE ${selected} AND s.session_id IN (
      SELECT v.session_id FROM ${visits} v WHERE v.created >= strftime('%Y-%m-%d %H', 'now', '-1 hour')
    )`,
  // Reads unmerged facts: a session counts once, also if a fact is repeated.
  clickhouse: ({ sessions, visitFacts, selected }) => `
    SELECT count() AS visitors FROM ${sessions} AS s
    WHERE ${selected} AND s.session GLOBAL IN (
      SELECT session FROM ${visitFacts}
      WHERE created >= toStartOfHour(now()) - INTERVAL 1 HOUR
    )`,
};
