import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";

/**
 * Returns a generator of numbers from 0 to 1, the same for the same seed (mulberry32):
 * https://gist.github.com/tommyettinger/46a874533244883189143505d203312c
 */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The stored visits of a site. Without an end, `end_time` is empty; an unknown visible time is 0. */
export type StoredVisits = ReturnType<typeof generateVisits>;
export type StoredSession = StoredVisits["sessions"][number];

const DAY = 24 * 60 * 60 * 1000;

const PATHS = [
  ...["/", "/pricing", "/features", "/en", "/en/pricing", "/privacy", "/en/pricing-2", "/o'brien%20?"],
];
const REFERRERS = [
  ...["direct", "https://www.google.com/", "https://www.linkedin.com/feed/update/1"],
  ...["android-app://com.slack", "http://localhost:5173/a/b", "not an address"],
  ...Array.from({ length: 60 }, (_, i) => `https://blog-${i}.example/posts/${i}`),
];

/**
 * Generates visits, the same for the same seed: a few hundred variants over `days` days up to `until`, including
 * developers, open tabs and background tabs.
 *
 * @param until in ms; sessions begin before it.
 */
export function generateVisits({
  sessions: count,
  visitsPerSession,
  days,
  until,
  seed = 1,
}: {
  sessions: number;
  visitsPerSession: number;
  days: number;
  until: number;
  seed?: number;
}) {
  const random = randomNumbers(seed);
  const whole = (below: number) => Math.floor(random() * below);
  const one = <T>(list: readonly [T, ...T[]] | T[]): T => list[Math.floor(random() ** 2 * list.length)] as T;
  const text = (length: number) => Array.from({ length }, () => whole(36).toString(36)).join("");

  const sessions = [];
  const visits = [];
  const events = [];
  for (let index = 0; index < count; index++) {
    const begin = until - 1 - whole(days * DAY);
    const views = 1 + whole(2 * visitsPerSession - 1);
    const conversion_type = one(["", "", "", "demo_request", "signup"] as const);
    const session_id = begin.toString(36) + text(24);
    const paths = Array.from({ length: views }, () => one(PATHS));
    sessions.push({
      id: text(15),
      session_id,
      landing_page: paths[0] ?? "/",
      referrer: one(REFERRERS),
      page_count: views,
      unique_page_count: new Set(paths).size,
      language: one(["nl", "en", ""] as const),
      last_page: paths.at(-1) ?? "/",
      converted: conversion_type !== "",
      conversion_type,
      utm_campaign: one(["", "", "spring", "summer"] as const),
      click_id: one(["", "", "gclid"] as const),
      dev_mode: random() < 0.04,
      device_type: one(["desktop", "mobile", "tablet"] as const),
      os: one(["Windows", "macOS", "iOS", "Android"] as const),
      browser: one(["Chrome", "Safari", "Edge", "Firefox", "Unknown"] as const),
      created: stamp(begin),
    });
    let time = begin;
    for (const page_path of paths) {
      // Some stay for hours, and some never end.
      const stay = Math.floor(random() ** 3 * 4_000_000);
      const end_time = random() < 0.1 ? "" : stamp(time + stay);
      const visible_time = end_time && random() < 0.6 ? whole(stay) : 0;
      visits.push({
        id: text(15),
        session_id,
        page_path,
        start_time: stamp(time),
        end_time,
        visible_time,
        created: stamp(time),
      });
      const name = one(["", "", "scroll_depth", "web_vitals", "interaction", "outbound_link"] as const);
      if (name) {
        const properties: Record<string, string | number | boolean> = {
          interaction: {},
          scroll_depth: { percent: 25 * (1 + whole(4)) },
          web_vitals: { lcp: 100 + whole(5000), ...(random() < 0.5 && { cls: whole(400) / 1000 }) },
          outbound_link: { url: one(REFERRERS) },
        }[name];
        const created = stamp(time);
        events.push({ id: text(15), session_id, page_path, name, properties, time: created, created });
      }
      time += Math.min(stay, 600_000);
    }
  }
  return { sessions, visits, events };
}

const stamp = (time: number) => new Date(time).toISOString().replace("T", " ");

/**
 * Writes visits into a server's database, which may be running: 100,000 a second, instead of minutes through its API.
 * `set` is the prefix of the collections.
 */
export function writeVisits(dataDir: string, set: "" | "app_", { sessions, visits, events }: StoredVisits) {
  using database = new DatabaseSync(join(dataDir, "data.db"), { timeout: 10_000 });
  const more = { page_title: "Een titel | Voxlog", language: "nl" };
  const rows = {
    sessions: sessions.map((session) => ({ ...session, updated: session.created })),
    page_visits: visits
      .toSorted((a, b) => (a.created < b.created ? -1 : 1))
      .map((visit) => ({ ...visit, updated: visit.created, ...more })),
    events: events.map((event) => ({ ...event, properties: JSON.stringify(event.properties) })),
  };
  // 500 MB, so that the indexes' pages stay in memory: visitors' IDs are in random order.
  database.exec("PRAGMA cache_size = -500000; BEGIN IMMEDIATE");
  for (const [name, its] of Object.entries(rows)) insertRows(database, set + name, its);
  database.exec("COMMIT; PRAGMA optimize");
}

/** Returns the number of days whose report columns are stored. */
export function countStoredDays(dataDir: string): number {
  const file = join(dataDir, "data.db-reports");
  if (!existsSync(file)) return 0;
  using columns = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
  const query = "SELECT COUNT(DISTINCT day) AS days FROM columns WHERE set_name = 'site'";
  return Number(columns.prepare(query).get()?.["days"]);
}

/** Inserts rows with the same columns. */
export function insertRows(
  database: DatabaseSync,
  table: string,
  rows: readonly Record<string, string | number | boolean>[],
): void {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const statement = database.prepare(
    `INSERT INTO ${table} (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")})`,
  );
  for (const row of rows) statement.run(...columns.map((column) => stored(row[column])));
}

const stored = (value: string | number | boolean | undefined): SQLInputValue =>
  typeof value === "boolean" ? Number(value) : (value ?? "");
