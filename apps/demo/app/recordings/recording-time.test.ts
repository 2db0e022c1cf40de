import { expect, test } from "vitest";
import { recordingDuration, recordingTime } from "./recording-time.ts";

test("a sample's time is Amsterdam's, wherever it is read", () => {
  const date = "2025-10-24T08:15:00Z";
  expect(recordingTime("nl", { date })).toEqual({ day: "vr 24 okt", time: "10:15" });
  expect(recordingTime("en", { date })).toEqual({ day: "Fri, 24 Oct", time: "10:15" });
});

test("a recording of another year than the demo's shows the year", () => {
  expect(recordingTime("nl", { date: "2026-03-12T08:15:00Z" }).day).toBe("do 12 mrt 2026");
});

test("a duration has two digits of seconds", () => {
  expect(recordingDuration(189)).toBe("3:09");
  expect(recordingDuration(59)).toBe("0:59");
});
