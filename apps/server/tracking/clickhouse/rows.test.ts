import { siteSet } from "@voxlog/tracked-sets";
import { visitor } from "@voxlog/tracking/store-contract";
import { expect, test } from "vitest";
import { Rejection } from "../engine.ts";
import { readFacts } from "./rows.ts";

const NOW = Date.now();
const HOUR = 60 * 60 * 1000;

type Loose = Record<string, unknown>;

function view({ visit, session }: { visit?: Loose; session?: Loose } = {}) {
  const made = visitor().view("/pricing");
  return {
    kind: "view",
    visit: { ...made.visit, ...visit } as Loose,
    session: { ...made.session, ...session } as Loose,
  };
}

const read = (facts: readonly unknown[], sent_at: unknown = NOW) =>
  readFacts({ sent_at, facts }, siteSet, NOW);

function faults(facts: readonly unknown[], sent_at?: unknown): Record<string, string> {
  try {
    read(facts, sent_at);
  } catch (error) {
    if (error instanceof Rejection) return error.fields;
    throw error;
  }
  return {};
}

test.each([
  ["no page", { visit: { page_path: "" } }, "page_path"],
  ["a page that isn't a path", { visit: { page_path: "https://evil.example" } }, "page_path"],
  ["a title of 301 characters", { visit: { page_title: "😀".repeat(301) } }, "page_title"],
  ["an id of another form", { visit: { id: "A".repeat(15) } }, "id"],
  ["no session", { visit: { session_id: "" } }, "session_id"],
  ["a session of two names", { session: { session_id: "b".repeat(32) } }, "session_id"],
  ["a start that isn't a date", { visit: { start_time: "yesterday" } }, "start_time"],
  ["an unknown device", { session: { device_type: "toaster" } }, "device_type"],
  ["no device", { session: { device_type: undefined } }, "device_type"],
])("a view with %s is rejected", (_, over, field) => {
  expect(Object.keys(faults([view(over)]))).toEqual([field]);
});

test.each([
  ["a time of below nothing", { visible_time: -1 }, "visible_time"],
  ["a time of weeks", { visible_time: 30 * 24 * HOUR }, "visible_time"],
  ["a time with a fraction", { visible_time: 1.5 }, "visible_time"],
  ["no date", { end_time: "" }, "end_time"],
  ["no session", { session_id: undefined }, "session_id"],
])("an end with %s is rejected", (_, over, field) => {
  const { id, session_id } = view().visit;
  const end = { kind: "end", id, session_id, end_time: new Date(NOW).toISOString(), visible_time: 1 };
  expect(Object.keys(faults([{ ...end, ...over }]))).toEqual([field]);
  expect(faults([end])).toEqual({});
});

const conversion = { kind: "conversion", session_id: "a".repeat(32), at: NOW };
test.each([
  ["an unknown kind", [{ kind: "leak" }], "kind"],
  ["a value other than an object", [null], "facts"],
  ["no facts", [], "facts"],
  ["more than fifty facts", Array.from({ length: 51 }, () => view()), "facts"],
  ["an undeclared conversion", [{ ...conversion, conversion_type: "theft" }], "conversion_type"],
  ["a conversion without a type", [conversion], "conversion_type"],
])("a request with %s is rejected", (_, facts, field) => {
  expect(Object.keys(faults(facts))).toEqual([field]);
});

test("a request without a valid clock time is rejected", () => {
  expect(Object.keys(faults([view()], "now"))).toEqual(["sent_at"]);
});

test("accepted facts keep whole characters and lose undeclared fields", () => {
  const visit = { page_title: "😀".repeat(300), end_time: "2026-01-01", evil: 1 };
  const { visits } = read([view({ visit })]);
  expect(visits[0]).toMatchObject({ page_title: "😀".repeat(300) });
  expect(visits[0]).not.toHaveProperty("evil");
  expect(visits[0]).not.toHaveProperty("end_time");
});

test.each([
  ["that is right", 0, -60_000, -60_000],
  ["that is a day fast", 24 * HOUR, 24 * HOUR - 60_000, -60_000],
  ["that is years slow", -1e11, -1e11 - 60_000, -60_000],
  ["that is a minute fast", 60_000, 30_000, 0],
])("accepted facts of a clock %s get possible times", (_, wrongBy, start, expected) => {
  const visit = { start_time: new Date(NOW + start).toISOString() };
  const { visits } = read([view({ visit })], NOW + wrongBy);
  expect(Date.parse(`${visits[0]?.["start_time"]}Z`)).toBe(NOW + expected);
});
