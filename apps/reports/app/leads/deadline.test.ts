import { expect, test } from "vitest";
import { deadlineOf, timeLeft } from "./deadline.ts";

const created = "2026-03-01 10:00:00.000Z";
const at = (time: string) => Date.parse(`2026-03-${time}:00Z`);
const text = (time: string) => {
  const { state, parts } = timeLeft(at("02T10:00"), at(time));
  return `${state}: ${parts.map(({ unit, value }) => `${value} ${unit}`).join(" ")}`;
};

test("a signup's deadline is the one that the site promises, and a demo request has none", () => {
  expect(deadlineOf({ collection: "signups", created })).toBe(at("02T10:00"));
  expect(deadlineOf({ collection: "demo_requests", created })).toBeUndefined();
});

test.each([
  ["01T10:00", "ample: 1 day"],
  ["01T13:30", "ample: 20 hour 30 minute"],
  ["02T06:00", "ample: 4 hour"],
  ["02T06:01", "urgent: 3 hour 59 minute"],
  ["02T09:59", "urgent: 1 minute"],
  ["02T10:00", "urgent: 0 minute"],
  ["02T10:01", "over: 1 minute"],
  ["02T13:05", "over: 3 hour 5 minute"],
  ["04T11:30", "over: 2 day 1 hour"],
])("the time left to answer a lead at %s is %s", (time, expected) => {
  expect(text(time)).toBe(expected);
});
