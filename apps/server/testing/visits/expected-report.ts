import { brand } from "@voxlog/product";
import { appSet } from "@voxlog/tracked-sets";
import type { StoredEvent, StoredSession, StoredVisits } from "./generate.ts";

/** A row of a report: a day or label, if the report has them, and counts. */
export type ReportRow = Record<string, string | number | null>;

const DAY = new Intl.DateTimeFormat("sv-SE", { timeZone: brand.timeZone });

/** Returns the owner's day at a time, independently of the server's code. */
const dayOf = (time: string): string => DAY.format(new Date(time));

/**
 * Returns the expected reports of events and vitals of some sessions.
 *
 * @param event the only event to count; undefined for all.
 */
function expectedEventReports(
  sessions: readonly StoredSession[],
  eventsOf: ReadonlyMap<string, readonly StoredEvent[]>,
  event: string | undefined,
): Record<string, ReportRow[]> {
  const all = sessions.flatMap(({ session_id, created }) =>
    (eventsOf.get(session_id) ?? []).map((each) => ({ ...each, day: dayOf(created) })),
  );
  const counted = all.filter(({ name }) => (event === undefined ? name !== "web_vitals" : name === event));
  const values = counted.flatMap((each) =>
    Object.entries(each.properties).map(([property, value]) => ({ ...each, property, value: String(value) })),
  );
  const vitals = all.filter(({ name }) => name === "web_vitals");
  return {
    events: most(count(counted, ({ name }) => ({ label: name }))),
    event_days: count(counted, ({ day }) => ({ day })).sort((a, b) => (a.day < b.day ? -1 : 1)),
    event_pages: most(count(counted, ({ page_path, name }) => ({ label: page_path, event: name }))),
    event_values: most(
      count(values, ({ value, name, property }) => ({ label: value, event: name, property })),
    ),
    vitals: [...Map.groupBy(vitals, ({ page_path }) => page_path)]
      .map(([label, group]) => ({ label, ...percentiles(group) }))
      .sort((a, b) => b.samples - a.samples || (a.label < b.label ? -1 : 1)),
    vitals_overall: [percentiles(vitals)],
  };
}

function count<Each extends StoredEvent, Kind extends object>(
  events: readonly Each[],
  kindOf: (event: Each) => Kind,
) {
  return [...Map.groupBy(events, (event) => JSON.stringify(kindOf(event)))].map(([kind, group]) => ({
    ...(JSON.parse(kind) as Kind),
    events: group.length,
    sessions: new Set(group.map(({ session_id }) => session_id)).size,
  }));
}

type Labeled = { label: string; event?: string; property?: string; events: number; sessions: number };

function most(rows: Labeled[]): Labeled[] {
  const name = ({ label, event, property }: Labeled) => [label, event, property].join("\0");
  return rows.sort((a, b) => b.events - a.events || (name(a) < name(b) ? -1 : 1));
}

function percentiles(events: readonly StoredEvent[]) {
  const of = (vital: string) =>
    events
      .flatMap(({ properties }) => properties[vital] ?? [])
      .map(Number)
      .sort((a, b) => a - b);
  const third = (values: number[]) => values[Math.ceil(values.length * 0.75) - 1] ?? null;
  const samples = Math.max(of("lcp").length, of("cls").length);
  return { samples, lcp: third(of("lcp")), inp: null, cls: third(of("cls")), fcp: null, ttfb: null };
}

/** Returns a report's rows with sums rounded to whole milliseconds, because sums of fractions depend on their order. */
export function roundedReport(rows: readonly ReportRow[]): ReportRow[] {
  return rows.map((row) =>
    "seconds" in row ? { ...row, seconds: Math.round(Number(row["seconds"]) * 1000) } : { ...row },
  );
}

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

/** Returns the expected reports of a set's visits. They have no events. */
export function expectedReportsOf(
  set: "site" | "app",
  ...question: Parameters<typeof expectedReports>
): Record<string, ReportRow[]> {
  const reports = expectedReports(...question);
  if (set === "site") return reports;
  const steps = Object.fromEntries((appSet.declaration.funnel ?? []).map(({ step }) => [step, 0]));
  const funnel = (reports["funnel"] ?? []).map(({ visits = 0, signups = 0 }) => ({
    visits,
    ...steps,
    signups,
  }));
  return { ...reports, funnel };
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
