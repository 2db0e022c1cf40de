import { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import { siteSet } from "@voxlog/tracked-sets";
import { createTracker } from "@voxlog/tracking";
import { formatTime, shuffleRows } from "@voxlog/tracking/backend";
import { fakePage, rowRequests } from "@voxlog/tracking/testing";
import { expect, test } from "vitest";
import { randomNumbers } from "../../testing/visits/generate.ts";
import { createStatements, trackedCollections } from "./statements.ts";

const collections = trackedCollections([siteSet]);
const statements = createStatements(collections);
const [SECOND, HOUR] = [1000, 3_600_000];

/** A lead and its session, which no table connects. */
type Lead = { at: number; session_id: string };

type Action = { at: number; run: () => void };

/** Generates days on which one visitor in ten signs up, tracks them like a browser, and stores the requests. */
async function generateDays(days: number, visitorsADay: number) {
  const random = randomNumbers(1);
  const database = new DatabaseSync(":memory:");
  for (const { name, declared } of collections.values()) {
    const columns = declared.fields.map((field) => `${field.name} DEFAULT ''`).join(", ");
    database.exec(`CREATE TABLE ${name} (id TEXT PRIMARY KEY, ${columns})`);
    for (const index of declared.indexes) database.exec(index);
  }
  const prepared = statements.texts.map((text) => database.prepare(text));
  let now = 0;
  const requestsOf = rowRequests(siteSet, (row) => row);
  const store = {
    name: "voxlog.site",
    set: siteSet,
    async write(changes: Parameters<typeof requestsOf>[0][]) {
      for (const { method, url, body } of changes.flatMap(requestsOf)) {
        const statement = statements.statementOf({ method, url, body: { ...body, sent_at: now } }, now);
        const { changes: changed } = prepared[statement?.sql ?? -1]?.run(...(statement?.values ?? [])) ?? {};
        if (changed !== 1) throw new Error(`${url} isn't stored.`);
      }
    },
  };
  const leads: Lead[] = [];
  const actions: Action[] = [];
  for (let visitor = 0; visitor < days * visitorsADay; visitor++) {
    const day = Date.UTC(2026, 2, 1 + Math.floor(visitor / visitorsADay));
    let at = Math.round(day + (8 + 10 * random()) * HOUR);
    const pass = (seconds: number) => {
      at += Math.round((1 + random() * seconds) * SECOND);
    };
    const page = fakePage();
    const tracker = createTracker({ store, language: "nl", window: page });
    const act = (run: () => void) =>
      actions.push({
        at,
        run() {
          page.clock = now;
          run();
        },
      });
    act(() => tracker.pageView({ path: "/", title: "" }));
    pass(120);
    act(() => tracker.pageView({ path: "/pricing", title: "" }));
    pass(180);
    if ((visitor % visitorsADay) % 10 === 0) {
      act(() => {
        tracker.convert("signup");
        const saved = JSON.parse(page.sessionStorage.getItem("voxlog.site.session") ?? "{}");
        leads.push({ at: now, session_id: saved.session_id });
      });
    }
    pass(60);
    act(page.leave);
  }
  for (const { at, run } of actions.sort((one, other) => one.at - other.at)) {
    now = at;
    run();
    await setImmediate();
  }
  const find = (sql: string) =>
    database
      .prepare(sql)
      .all()
      .map(({ id }) => String(id));
  const transact = (statements: readonly string[]) => database.exec(statements.join("; "));
  shuffleRows(siteSet.collections, now + 24 * HOUR, find, transact);
  return { database, leads };
}

type Days = Awaited<ReturnType<typeof generateDays>>;

/** Counts the leads whose session is the only converted one that meets a condition on times. */
function countMatches({ database, leads }: Days, condition: string): number {
  const find = database.prepare(`SELECT session_id FROM sessions WHERE converted AND ${condition}`);
  find.setAllowUnknownNamedParameters(true);
  return leads.filter(({ at, session_id }) => {
    const time = { from: formatTime(at - SECOND / 2), to: formatTime(at + SECOND / 2) };
    const found = find.all({ ...time, hourBefore: formatTime(at - HOUR) });
    return found.length === 1 && found[0]?.["session_id"] === session_id;
  }).length;
}

/** Counts the leads whose position in their hour is that of their session: first lead, first converted session. */
function countOrdered({ database, leads }: Days, order: string): number {
  const sessions = database
    .prepare(
      `SELECT session_id, unixepoch(created) / 3600 AS hour FROM sessions WHERE converted ORDER BY ${order}`,
    )
    .all();
  const sessionsOf = Map.groupBy(sessions, ({ hour }) => hour);
  const leadsOf = [...Map.groupBy(leads, ({ at }) => Math.floor(at / HOUR))];
  return leadsOf.flatMap(([hour, its]) =>
    its.filter(({ session_id }, place) => sessionsOf.get(hour)?.[place]?.["session_id"] === session_id),
  ).length;
}

const CHANGED = "updated BETWEEN $from AND $to";
const PRESENT = `EXISTS (SELECT 1 FROM page_visits AS visit WHERE visit.session_id = sessions.session_id
  AND start_time <= $to AND end_time >= $from)`;
/** Sessions begin at the full hour, so they may have been there up to an hour later. */
const POSSIBLE = `EXISTS (SELECT 1 FROM page_visits AS visit WHERE visit.session_id = sessions.session_id
  AND start_time <= $to AND end_time >= $hourBefore)`;

/** Days of a thousand visitors, of whom a hundred sign up. */
const busyDays = await generateDays(2, 1000);

test.each([
  ["a row changed", CHANGED],
  ["a page was open", PRESENT],
  ["a page may have been open, if its visitor's clock is known to be early", POSSIBLE],
])("the time at which %s matches no lead", (_, condition) => {
  expect(countMatches(busyDays, condition)).toBe(0);
});

test.each([
  "rowid",
  "session_id",
  "(SELECT MIN(rowid) FROM page_visits v WHERE v.session_id = sessions.session_id)",
])("the order by %s matches no more leads than chance", (order) => {
  // By chance, one lead of each hour matches: ten hours on two days.
  expect([busyDays.leads.length, countOrdered(busyDays, order) < 50]).toEqual([200, true]);
});

/** As in docs/decisions/visits-by-the-hour.md, measured with up to a thousand leads. */
test.each([
  { visitors: 10, days: 10, share: 1 },
  { visitors: 50, days: 20, share: 0.63 },
  { visitors: 100, days: 5, share: 0.38 },
])("presence finds the stated share of leads among $visitors visitors", async ({ visitors, days, share }) => {
  const generated = await generateDays(days, visitors);
  expect(countMatches(generated, POSSIBLE) / generated.leads.length).toBeCloseTo(share, 1);
});
