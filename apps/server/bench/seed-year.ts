import type { TestWorld } from "../testing/collector.ts";
import { mergeTables } from "../tracking/clickhouse/merge-tables.ts";

export const VISITS_PER_SESSION = 4;
const VISITS_PER_EVENT = 2;
/** The year's first second, and how many sessions begin in, in seconds. */
const BEGIN = Date.UTC(2026) / 1000;
const LASTS = 31_000_000;

/**
 * Has the engine make up a year of visits, with an event for every second one, of which it has merged all but the last
 * week. Every 25th session is a developer's.
 */
export async function makeYear({ client }: TestWorld, visits: number): Promise<void> {
  const week = Math.ceil(visits / 52);
  for (let from = 0; from < visits; from += week) {
    // Within minutes here are inserts of a year, whose past the engine has merged long before anybody asks.
    if (from + week >= visits) await mergeTables(client, {});
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
    await client.command({
      query: `INSERT INTO events_facts (session_id, id, created, time, page_path, name, properties)
        SELECT session_id, id, at, at, path, event.1, event.2 FROM (
          SELECT *, [
            ('web_vitals', concat('{"lcp":', toString(500 + cityHash64(n) % 5000), ',"cls":', toString(cityHash64(n) % 400 / 1000), ',"inp":', toString(cityHash64(n) % 600), '}')),
            ('scroll_depth', concat('{"percent":', toString(cityHash64(n) % 4 * 25 + 25), '}')),
            ('outbound_link', concat('{"url":"https://partner-', toString(cityHash64(n) % 200), '.example/"}'))
          ][intDiv(n, ${VISITS_PER_EVENT}) % 3 + 1] AS event
          FROM ${made} WHERE n % ${VISITS_PER_EVENT} = 0
        )`,
    });
  }
}
