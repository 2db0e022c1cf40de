import { DatabaseSync } from "node:sqlite";
import { brand } from "@voxlog/product";
import { appSet } from "@voxlog/tracked-sets";
import { insertRows, type StoredVisits } from "./generate.ts";

/** A row of a report: a day or label, if the report has them, and counts. */
export type ReportRow = Record<string, string | number | null>;

/** Returns a report's rows with sums rounded to whole milliseconds, because sums of fractions depend on their order. */
export function roundedReport(rows: readonly ReportRow[]): ReportRow[] {
  return rows.map((row) =>
    "seconds" in row ? { ...row, seconds: Math.round(Number(row["seconds"]) * 1000) } : { ...row },
  );
}

const TABLES = `
  CREATE TABLE sessions (id, session_id PRIMARY KEY, landing_page, referrer, page_count, unique_page_count, language,
    last_page, converted, conversion_type, utm_campaign, click_id, dev_mode, device_type, os, browser, created);
  CREATE TABLE visits (id, session_id, page_path, start_time, end_time, visible_time, created);
  CREATE TABLE events (id, session_id, page_path, name, properties, time, created);
  CREATE INDEX visit ON visits (session_id); CREATE INDEX event ON events (session_id)`;

const DAY = new Intl.DateTimeFormat("sv-SE", { timeZone: brand.timeZone });

const did = (event: string) =>
  `EXISTS (SELECT 1 FROM events WHERE session_id = sessions.session_id AND name = :${event})`;
const viewed = (session: string, pages: string) =>
  `EXISTS (SELECT 1 FROM visits WHERE session_id = ${session}.session_id AND page_path IN (${pages}))`;

const FILTERS = {
  campaign: "utm_campaign = :campaign",
  click_id: "click_id = :click_id",
  entry: "landing_page = :entry",
  exit: "last_page = :exit",
  source: "source = :source",
  language: "language = :language",
  device: "device_type = :device",
  browser: "browser = :browser",
  system: "os = :system",
  conversion: "conversion_type = :conversion",
  page: viewed("sessions", ":page"),
  event: did("event"),
  did: did("did"),
};
export type ReportFilters = Partial<Record<keyof typeof FILTERS, string>>;

const count = (condition: string, name: string) => `COUNT(*) FILTER (WHERE ${condition}) AS ${name}`;

const SESSIONS = `COUNT(*) AS sessions, ${count("page_count = 1 AND NOT converted", "bounces")}, ${count("converted", "conversions")}`;
const by = (trait: string, condition = "TRUE") =>
  `SELECT ${trait} AS label, ${SESSIONS} FROM s WHERE ${condition} GROUP BY label ORDER BY sessions DESC, label`;

const EVENTS = "COUNT(*) AS events, COUNT(DISTINCT session_id) AS sessions";

/** The 75th percentiles, by the nearest rank. Only two vitals are generated. */
const PERCENTILES = `IFNULL(MAX(number), 0) AS samples, NULL AS inp, NULL AS fcp, NULL AS ttfb,
  MAX(value) FILTER (WHERE key = 'lcp' AND place = (number * 3 + 3) / 4) AS lcp,
  MAX(value) FILTER (WHERE key = 'cls' AND place = (number * 3 + 3) / 4) AS cls`;
const measured = (label: string) =>
  `(SELECT ${label} AS label, key, value, COUNT(*) OVER (PARTITION BY ${label}, key) AS number,
     ROW_NUMBER() OVER (PARTITION BY ${label}, key ORDER BY value) AS place
    FROM e, json_each(properties) WHERE name = 'web_vitals')`;

/** The reports of the sessions `s`, their visits `v`, their events `e`, and those of the filter, `counted`. */
const QUERIES = {
  events: `SELECT name AS label, ${EVENTS} FROM counted GROUP BY label ORDER BY events DESC, label`,
  event_days: `SELECT day, ${EVENTS} FROM counted GROUP BY day ORDER BY day`,
  event_pages: `SELECT page_path AS label, name AS event, ${EVENTS} FROM counted
    GROUP BY label, event ORDER BY events DESC, label, event`,
  event_values: `SELECT CAST(value AS TEXT) AS label, name AS event, key AS property, ${EVENTS}
    FROM counted, json_each(properties) GROUP BY label, event, property ORDER BY events DESC, label, event, property`,
  vitals: `SELECT label, ${PERCENTILES} FROM ${measured("page_path")} GROUP BY label ORDER BY samples DESC, label`,
  vitals_overall: `SELECT ${PERCENTILES} FROM ${measured("''")}`,
  campaigns: by("utm_campaign", "label <> ''"),
  click_ids: by("click_id", "label <> ''"),
  sessions: `SELECT day, ${SESSIONS}, SUM(page_count) AS page_views FROM s GROUP BY day ORDER BY day`,
  funnel: `SELECT COUNT(*) AS visits, ${count(viewed("s", "'/pricing', '/en/pricing'"), "pricing")},
    ${count("conversion_type = 'demo_request'", "demo_requests")}, ${count("conversion_type = 'signup'", "signups")} FROM s`,
  pages: `SELECT page_path AS label, COUNT(*) AS views, ${count("end_time <> ''", "ended")},
    TOTAL(MIN(30 * 60, IIF(visible_time > 0, visible_time / 1000.0, seconds_between(start_time, end_time))))
      FILTER (WHERE end_time <> '') AS seconds FROM v GROUP BY label ORDER BY views DESC, label`,
  entries: by("landing_page"),
  exits: by("last_page"),
  sources: by("source"),
  languages: by("language"),
  devices: by("device_type"),
  browsers: by("browser"),
  systems: by("os"),
};

export const REPORTS = Object.keys(QUERIES);

/** Counts each report in the rows, independently of the server's columns. Both days are included, and are the owner's. */
export function expectedReports(
  { sessions, visits, events }: StoredVisits,
  from: string,
  to: string,
  filters: ReportFilters = {},
): Record<string, ReportRow[]> {
  using database = new DatabaseSync(":memory:");
  database.exec(TABLES);
  insertRows(database, "sessions", sessions);
  insertRows(database, "visits", visits);
  insertRows(
    database,
    "events",
    events.map((event) => ({ ...event, properties: JSON.stringify(event.properties) })),
  );
  database.function("day_of", (time) => DAY.format(new Date(String(time))));
  database.function("source_of", (referrer) => URL.parse(String(referrer))?.host ?? String(referrer));
  database.function("seconds_between", (start, end) => {
    const [begun, ended] = [start, end].map((time) => Date.parse(String(time)));
    return (Number(ended) - Number(begun)) / 1000;
  });
  const conditions = Object.keys(filters).map((name) => FILTERS[name as keyof ReportFilters]);
  const select = database.prepare(
    `CREATE TABLE s AS SELECT *, day_of(created) AS day, source_of(referrer) AS source FROM sessions
     WHERE ${["NOT dev_mode", "day BETWEEN :from AND :to", ...conditions].join(" AND ")}`,
  );
  select.run({ from, to, ...filters });
  database.exec(`
    CREATE VIEW v AS SELECT visits.* FROM visits JOIN s USING (session_id);
    CREATE VIEW e AS SELECT events.*, day FROM events JOIN s USING (session_id)`);
  database
    .prepare(
      "CREATE TABLE counted AS SELECT * FROM e WHERE IIF(:event = '', name <> 'web_vitals', name = :event)",
    )
    .run({ event: filters.event ?? "" });
  return Object.fromEntries(
    Object.entries(QUERIES).map(([name, query]) => [name, database.prepare(query).all() as ReportRow[]]),
  );
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
