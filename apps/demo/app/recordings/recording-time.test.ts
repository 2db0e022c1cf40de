import { expect, test } from "vitest";
import { recordingDuration, recordingTime } from "./recording-time.ts";

test("a sample's time is Amsterdam's, wherever it is read", () => {
  const date = "2025-10-24T08:15:00Z";
  expect(recordingTime("nl", { date })).toEqual({ day: "vr 24 okt", time: "10:15" });
  expect(recordingTime("en", { date })).toEqual({ day: "Fri, Oct 24", time: "10:15" });
});

test("a duration has two digits of seconds", () => {
  expect(recordingDuration(189)).toBe("3:09");
  expect(recordingDuration(59)).toBe("0:59");
});
