import { DatabaseSync } from "node:sqlite";
import { siteSet } from "@voxlog/tracked-sets";
import { expect, test } from "vitest";
import { randomNumbers } from "../../testing/random-numbers.ts";
import { recordId, session } from "../../tests/samples.ts";
import { createStatements } from "./statements.ts";
import { trackedCollections } from "./tracked-collections.ts";

const collections = trackedCollections([siteSet]);
const statements = createStatements(collections);
// With a seed: by chance, a lead in some hundred comes at the full hour, to which conversions are dated.
const random = randomNumbers(1);
const [SECOND, HOUR] = [1000, 3_600_000];

/** A lead, and the session that it came from, which no table says. */
type Lead = { at: number; session_id: string };

/** Generates days of visitors, of whom one in ten signs up, and gives the tables with the times of the leads. */
function generateDays(days: number, visitorsADay: number) {
  const database = new DatabaseSync(":memory:");
  for (const { name, declared } of collections.values()) {
    const columns = declared.fields.map((field) => `${field.name} DEFAULT ''`).join(", ");
    database.exec(`CREATE TABLE ${name} (id TEXT PRIMARY KEY, ${columns})`);
    database.exec(`CREATE INDEX ${name}_session ON ${name} (session_id)`);
  }
  const prepared = statements.texts.map((text) => database.prepare(text));
  const send = (now: number, path: string, body: object, method = "POST") => {
    const request = { method, url: `/api/collections/${path}`, body: { ...body, sent_at: now } };
    const statement = statements.statementOf(request, now);
    if (!statement) throw new Error(`${path} is left to PocketBase.`);
    const { changes } = prepared[statement.sql]?.run(...statement.values) ?? {};
    if (changes !== 1) throw new Error(`${path} isn't stored.`);
  };
  const iso = (time: number) => new Date(time).toISOString();
  const leads: Lead[] = [];
  for (let visitor = 0; visitor < days * visitorsADay; visitor++) {
    const day = Date.UTC(2026, 2, 1 + Math.floor(visitor / visitorsADay));
    let now = Math.round(day + (8 + 10 * random()) * HOUR);
    const pass = (seconds: number) => {
      now += Math.round((1 + random() * seconds) * SECOND);
    };
    const ofSession = { ...session(), id: recordId() };
    const { session_id } = ofSession;
    const view = (page_path: string) => {
      const id = recordId();
      const visit = { id, page_path, page_title: "", session_id, referrer: "direct", language: "nl" };
      send(now, "page_visits/records", { ...visit, start_time: iso(now) });
      send(now, "sessions/records", { ...ofSession, last_page: page_path, last_view: iso(now) });
      return () => send(now, `page_visits/records/${id}`, { end_time: iso(now), visible_time: 1 }, "PATCH");
    };
    const end = view("/");
    pass(120);
    end();
    const endOfForm = view("/pricing");
    pass(180);
    if ((visitor % visitorsADay) % 10 === 0) {
      leads.push({ at: now, session_id });
      send(
        now + 50,
        `sessions/records/${ofSession.id}`,
        { converted: true, conversion_type: "signup" },
        "PATCH",
      );
    }
    pass(60);
    endOfForm();
  }
  return { database, leads };
}

/** Counts the leads for which a condition on time leaves one converted session, which is the right one. */
function countMatches({ database, leads }: ReturnType<typeof generateDays>, condition: string): number {
  const find = database.prepare(`SELECT session_id FROM sessions WHERE converted AND ${condition}`);
  const time = (at: number) => new Date(at).toISOString().replace("T", " ");
  return leads.filter(({ at, session_id }) => {
    const found = find.all({ from: time(at - SECOND / 2), to: time(at + SECOND / 2) });
    return found.length === 1 && found[0]?.["session_id"] === session_id;
  }).length;
}

const CHANGED = "updated BETWEEN $from AND $to";
const PRESENT = `EXISTS (SELECT 1 FROM page_visits AS visit WHERE visit.session_id = sessions.session_id
  AND start_time <= $to AND end_time >= $from)`;

test.each([1, 10, 50])(
  "the time at which a row of a session changed matches no lead over days of %i visitors",
  (visitors) => {
    const days = generateDays(10, visitors);
    expect(days.leads).toHaveLength(10 * Math.ceil(visitors / 10));
    expect(countMatches(days, CHANGED)).toBe(0);
  },
);

test("the times of visits can still match a lead, as the privacy statement says", () => {
  expect(countMatches(generateDays(10, 1), PRESENT)).toBe(10);
});
