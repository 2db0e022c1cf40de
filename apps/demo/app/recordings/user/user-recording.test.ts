import { expect, test } from "vitest";
import { isUserRecording, processingLeft, statusAt } from "./user-recording.ts";

const saved = {
  id: "own-1",
  date: "2026-03-12T13:05:00.000Z",
  duration: 43_000,
  mimeType: "audio/webm;codecs=opus",
  processingSince: 1000,
};

test("a stored recording is being processed for three seconds, and processed after that", () => {
  expect(statusAt(1000, 1000)).toBe("processing");
  expect(statusAt(1000, 3999)).toBe("processing");
  expect(statusAt(1000, 4000)).toBe("processed");
  expect(processingLeft(1000, 1500)).toBe(2500);
});

test("a stored recording is processed even if the clock was set back after it was stored", () => {
  expect(statusAt(1000, 0)).toBe("processed");
});

test("a stored value is a recording when every field is as it was written", () => {
  expect(isUserRecording(saved)).toBe(true);
  expect(isUserRecording({ ...saved, processingSince: null })).toBe(true);
  expect(isUserRecording({ ...saved, file: "call.mp3" })).toBe(true);
});

test.each([
  null,
  "own-1",
  {},
  { ...saved, id: 1 },
  { ...saved, date: "yesterday" },
  { ...saved, duration: -1 },
  { ...saved, duration: Number.POSITIVE_INFINITY },
  { ...saved, processingSince: "now" },
  { ...saved, file: 1 },
])("a stored value isn't a recording when it is %o", (value) => {
  expect(isUserRecording(value)).toBe(false);
});
