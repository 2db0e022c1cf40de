import { readReport } from "../src/reports.ts";
import { startWorld, type TestWorld } from "../testing/index.ts";
import { processorTime } from "./processor-time.ts";

/**
 * Part of `pnpm soak`: a year of ever more visits, as a table of ms that the reports take, the median of three, and of
 * processor time. The engine makes the visits up itself, and has merged all but the last week. SIZES names other numbers
 * of visits. It fails when a count is not the one that was made up.
 */
const SIZES = (process.env["SIZES"] ?? "100000,1000000,10000000").split(",").map(Number);
const REPORTS = ["sessions", "funnel", "pages", "entries", "sources", "languages", "browsers", "live"];
const VISITS_PER_SESSION = 4;
/** The year's first second, and how many sessions begin in, in seconds. */
const BEGIN = Date.UTC(2026) / 1000;
const LASTS = 31_000_000;
const YEAR = { set: "site", from: "2026-01-01", to: "2026-12-31" };
const QUESTIONS: Record<string, Record<string, string>> = {
  year: YEAR,
  "year, two filters": { ...YEAR, page: "/pricing", device: "desktop" },
  month: { ...YEAR, from: "2026-03-01", to: "2026-03-31" },
};

console.log(`| visits | of | ${REPORTS.join(" | ")} |\n| --- | --- |${" --- |".repeat(REPORTS.length)}`);
for (const visits of SIZES) {
  await using world = await startWorld();
  const { client } = world;
  const week = Math.ceil(visits / 52);
  for (let from = 0; from < visits; from += week) {
    // Within minutes here are inserts of a year, whose past the engine has merged long before anybody asks.
    if (from + week >= visits) await mergeAll(world);
    const made = `(
      SELECT number AS n, intDiv(n, ${VISITS_PER_SESSION}) AS session,
        ${BEGIN} + intDiv(session * ${LASTS}, ${Math.ceil(visits / VISITS_PER_SESSION)}) AS begun,
        concat(arrayStringConcat(arrayMap(digit -> substring('0123456789abcdefghijklmnopqrstuvwxyz', intDiv(begun * 1000, toUInt64(pow(36, digit))) % 36 + 1, 1), range(7, -1, -1))),
          substring(lower(hex(MD5(toString(session)))), 1, 24)) AS session_id,
        substring(lower(hex(MD5(concat(toString(n), 'v')))), 1, 15) AS id,
        toDateTime64(begun + n % 4 * 60, 3, 'UTC') AS at,
        ['/', '/pricing', '/features', '/en', '/en/pricing', '/privacy', '/blog/a', '/blog/b'][cityHash64(n) % 8 + 1] AS path
      FROM numbers(${from}, ${Math.min(week, visits - from)})
    )`;
    const of = (values: string) => `(at, [${values}][cityHash64(session) % ${values.split(",").length} + 1])`;
    await client.command({
      query: `INSERT INTO sessions_facts (session_id, created, visit_id, page_path, landing_page, last_page, referrer, device_type, browser, language, dev_mode)
        SELECT session_id, at, id, path, (at, path), (at, path),
          (at, concat('https://blog-', toString(cityHash64(session) % 60), '.example/x')),
          ${of("'desktop', 'mobile', 'tablet'")}, ${of("'Chrome', 'Safari', 'Firefox'")}, ${of("'nl', 'en'")}, (at, session % 25 = 0)
        FROM ${made}`,
    });
    await client.command({
      query: `INSERT INTO page_visits_facts (session_id, id, created, page_path, start_time)
        SELECT session_id, id, at, path, at FROM ${made}`,
    });
    await client.command({
      query: `INSERT INTO page_visits_facts (session_id, id, created, end_time, visible_time)
        SELECT session_id, id, at + 30, at + 30, 20000 FROM ${made}`,
    });
  }
  for (const [name, asked] of Object.entries(QUESTIONS)) {
    const times: string[] = [];
    for (const report of REPORTS) {
      const { from: _, to: __, ...now } = asked;
      const before = processorTime(world.clickhouse.pid());
      const { ms, rows } = await median(() => readReport(client, report, report === "live" ? now : asked));
      const processor = (processorTime(world.clickhouse.pid()) - before) / 3;
      times.push(`${Math.round(ms)} (${Math.round(processor)})`);
      const counted = rows.reduce((sum, row) => sum + Number(row["page_views"] ?? 0), 0);
      const made = visits - VISITS_PER_SESSION * Math.ceil(visits / VISITS_PER_SESSION / 25);
      if (name === "year" && report === "sessions" && counted !== made) {
        console.error(`${counted} page views were counted of ${made}.`);
        process.exitCode = 1;
      }
    }
    console.log(`| ${visits} | ${name} | ${times.join(" | ")} |`);
  }
}

/** Merges what there is; what comes after it stays as it was inserted. */
async function mergeAll({ client }: TestWorld): Promise<void> {
  for (const table of ["sessions_facts", "page_visits_facts"])
    await client.command({ query: `OPTIMIZE TABLE ${table} FINAL` });
}

/** The answer, and how long it takes: the median of three times, as others may use the machine. */
async function median<T>(ask: () => Promise<T>): Promise<{ ms: number; rows: T }> {
  const times: number[] = [];
  for (;;) {
    const begun = performance.now();
    const rows = await ask();
    times.push(performance.now() - begun);
    if (times.length === 3) return { ms: times.sort((a, b) => a - b)[1] ?? Number.NaN, rows };
  }
}
