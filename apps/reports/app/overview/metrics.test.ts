import { expect, test } from "vitest";
import { changeOf, figureOf, fillMissingDays, sumCounts, withoutToday } from "./metrics.ts";

const monday = { day: "2026-03-02", sessions: 3, bounces: 1, conversions: 1, page_views: 8 };
const wednesday = { day: "2026-03-04", sessions: 1, bounces: 1, conversions: 0, page_views: 1 };

test("a period's figures sum up its days", () => {
  const week = sumCounts([monday, wednesday]);
  expect(figureOf("sessions", week)).toBe(4);
  expect(figureOf("page_views", week)).toBe(9);
  expect(figureOf("per_session", week)).toBe(2.25);
  expect(figureOf("bounce_rate", week)).toBe(0.5);
  expect(figureOf("conversion", week)).toBe(0.25);
});

test("a day without visitors has a row without rates", () => {
  const [, tuesday] = fillMissingDays([monday, wednesday], { from: "2026-03-02", to: "2026-03-04" });
  expect(tuesday).toEqual({ day: "2026-03-03", sessions: 0, bounces: 0, conversions: 0, page_views: 0 });
  expect(tuesday && figureOf("sessions", tuesday)).toBe(0);
  expect(tuesday && figureOf("bounce_rate", tuesday)).toBeUndefined();
});

test("a change is relative to the earlier figure", () => {
  expect(changeOf(12, 10)).toBeCloseTo(0.2);
  expect(changeOf(0, 10)).toBe(-1);
});

test("a change compares completed days only", () => {
  expect(withoutToday([monday, wednesday], "2026-03-04")).toEqual([monday]);
  expect(withoutToday([monday, wednesday], "2026-03-05")).toEqual([monday, wednesday]);
});

test("a change is undefined without an earlier or current figure", () => {
  expect(changeOf(3, 0)).toBeUndefined();
  expect(changeOf(undefined, 3)).toBeUndefined();
});
