import { appSet } from "@voxlog/tracked-sets";
import { dayOf, expectedEventReports, type ReportRow } from "./expected-events.ts";
import type { StoredSession, StoredVisits } from "./generate.ts";

type Filter = keyof typeof FIELDS | "page" | "event" | "did";
export type ReportFilters = Partial<Record<Filter, string>>;

const LONGEST = 30 * 60;

/**
 * Computes each report from the rows, independently of the server's queries. Both days are included, and are the
 * owner's.
 */
export function expectedReports(
  stored: StoredVisits,
  from: string,
  to: string,
  filters: ReportFilters = {},
): Record<string, ReportRow[]> {
  const pagesOf = new Map<string, Set<string>>();
  for (const { session_id, page_path } of stored.visits)
    pagesOf.set(session_id, (pagesOf.get(session_id) ?? new Set()).add(page_path));
  const eventsOf = Map.groupBy(stored.events, ({ session_id }) => session_id);
  const filterEntries = Object.entries(filters) as [Filter, string][];
  const selected = stored.sessions.filter((session) => {
    const did = {
      pages: pagesOf.get(session.session_id) ?? new Set<string>(),
      events: new Set(eventsOf.get(session.session_id)?.map(({ name }) => name as string)),
    };
    return !session.dev_mode && filterEntries.every((filter) => matches(session, did, ...filter));
  });
  const sessions = selected.filter(({ created }) => dayOf(created) >= from && dayOf(created) <= to);
  const ids = new Set(sessions.map(({ session_id }) => session_id));
  const visits = stored.visits.filter(({ session_id }) => ids.has(session_id));
  const bySession = (label: (session: StoredSession) => string) =>
    top(
      [...Map.groupBy(sessions, label)].map(([label, group]) => ({ label, ...sessionCounts(group) })),
      "sessions",
    );

  const withAny = (rows: { label: string; sessions: number }[]) => rows.filter(({ label }) => label !== "");
  return {
    ...expectedEventReports(sessions, eventsOf, filters.event),
    campaigns: withAny(bySession(({ utm_campaign }) => utm_campaign)),
    click_ids: withAny(bySession(({ click_id }) => click_id)),
    sessions: [...Map.groupBy(sessions, ({ created }) => dayOf(created))]
      .map(([day, group]) => ({
        day,
        ...sessionCounts(group),
        page_views: group.reduce((sum, { page_count }) => sum + page_count, 0),
      }))
      .sort((a, b) => a.day.localeCompare(b.day)),
    funnel: [
      {
        visits: sessions.length,
        pricing: sessions.filter(({ session_id }) => {
          const pages = pagesOf.get(session_id);
          return pages?.has("/pricing") || pages?.has("/en/pricing");
        }).length,
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
    entries: bySession(({ landing_page }) => landing_page),
    exits: bySession(({ last_page }) => last_page),
    sources: bySession(sourceOf),
    languages: bySession(({ language }) => language),
    devices: bySession(({ device_type }) => device_type),
    browsers: bySession(({ browser }) => browser),
    systems: bySession(({ os }) => os),
  };
}

/** Returns the expected reports of a set's visits. They have no events of the demo's funnel. */
export function expectedReportsOf(
  set: "site" | "app",
  ...question: Parameters<typeof expectedReports>
): Record<string, ReportRow[]> {
  const reports = expectedReports(...question);
  if (set === "site") return reports;
  const steps = Object.fromEntries((appSet.declaration.funnel ?? []).map(({ step }) => [step, 0]));
  return { ...reports, funnel: (reports["funnel"] ?? []).map(({ visits = 0 }) => ({ visits, ...steps })) };
}

type Did = { pages: Set<string>; events: Set<string> };

const FIELDS = {
  campaign: "utm_campaign",
  click_id: "click_id",
  entry: "landing_page",
  exit: "last_page",
  source: "source",
  language: "language",
  device: "device_type",
  browser: "browser",
  system: "os",
  conversion: "conversion_type",
};

function matches(session: StoredSession, { pages, events }: Did, filter: Filter, value: string): boolean {
  if (filter === "page") return pages.has(value);
  if (filter === "event" || filter === "did") return events.has(value);
  const fields: Record<string, unknown> = { ...session, source: sourceOf(session) };
  return fields[FIELDS[filter]] === value;
}

function sessionCounts(sessions: readonly StoredSession[]) {
  return {
    sessions: sessions.length,
    bounces: sessions.filter(({ page_count, converted }) => page_count === 1 && !converted).length,
    conversions: sessions.filter(({ converted }) => converted).length,
  };
}

const sourceOf = ({ referrer }: StoredSession) => URL.parse(referrer)?.host ?? referrer;
const seconds = (time: string) => Date.parse(time) / 1000;

/** Returns the top rows by a count. Ties are sorted by label, in the order of code points, like in databases. */
function top<Row extends ReportRow & { label: string }>(rows: Iterable<Row>, count: keyof Row): Row[] {
  return [...rows].sort((a, b) => Number(b[count]) - Number(a[count]) || (a.label < b.label ? -1 : 1));
}

export const REPORTS = Object.keys(expectedReports({ sessions: [], visits: [], events: [] }, "", ""));
