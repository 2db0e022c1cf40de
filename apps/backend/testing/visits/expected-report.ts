import type { StoredSession, StoredVisits } from "./generate.ts";

/** A row of a report: a day or a label where the report has them, and counts. */
export type ReportRow = Record<string, string | number>;

const LONGEST = 30 * 60;

/**
 * What each report says of some visits from one day to another, both included: worked out from the rows by hand, as a
 * second opinion on the server's queries. Days are UTC.
 */
export function expectedReports(stored: StoredVisits, from: string, to: string): Record<string, ReportRow[]> {
  const isWithin = ({ created }: { created: string }) => dayOf(created) >= from && dayOf(created) <= to;
  const developers = new Set(stored.sessions.filter((each) => each.dev_mode).map((each) => each.session_id));
  const sessions = stored.sessions.filter((session) => !session.dev_mode && isWithin(session));
  const visits = stored.visits.filter((visit) => !developers.has(visit.session_id) && isWithin(visit));
  const sawPricing = new Set(
    stored.visits
      .filter(({ page_path }) => ["/pricing", "/en/pricing"].includes(page_path))
      .map(({ session_id }) => session_id),
  );
  const bySession = (label: (session: StoredSession) => string) =>
    top(
      [...Map.groupBy(sessions, label)].map(([label, group]) => ({
        label,
        sessions: group.length,
        conversions: group.filter(({ converted }) => converted).length,
      })),
      "sessions",
    );

  return {
    sessions: [...Map.groupBy(sessions, ({ created }) => dayOf(created))]
      .map(([day, group]) => ({
        day,
        sessions: group.length,
        page_views: group.reduce((sum, { page_count }) => sum + page_count, 0),
        conversions: group.filter(({ converted }) => converted).length,
      }))
      .sort((a, b) => a.day.localeCompare(b.day)),
    funnel: [
      {
        visits: sessions.length,
        pricing: sessions.filter(({ session_id }) => sawPricing.has(session_id)).length,
        demo_requests: sessions.filter((each) => each.conversion_type === "demo_request").length,
        signups: sessions.filter((each) => each.conversion_type === "signup").length,
      },
    ],
    pages: top(
      [...Map.groupBy(visits, ({ page_path }) => page_path)].map(([label, group]) => {
        const ended = group.filter(({ end_time }) => end_time);
        const stays = ended.map(({ start_time, end_time, visible_time }) =>
          Math.min(LONGEST, visible_time > 0 ? visible_time / 1000 : seconds(end_time) - seconds(start_time)),
        );
        return {
          label,
          views: group.length,
          ended: ended.length,
          seconds: stays.reduce((sum, stay) => sum + stay, 0),
        };
      }),
      "views",
    ),
    languages: bySession(({ language }) => language),
    devices: bySession(({ device_type }) => device_type),
    referrers: bySession(({ referrer }) => URL.parse(referrer)?.host ?? referrer),
  };
}

const dayOf = (time: string) => time.split(" ")[0] ?? "";
const seconds = (time: string) => Date.parse(time) / 1000;

/** The first by a count; of equals the first by label, in the order of code points as a database has it. */
function top<Row extends ReportRow & { label: string }>(rows: Iterable<Row>, count: keyof Row): Row[] {
  return [...rows].sort((a, b) => Number(b[count]) - Number(a[count]) || (a.label < b.label ? -1 : 1));
}
