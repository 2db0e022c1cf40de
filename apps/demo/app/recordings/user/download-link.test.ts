import { expect, test } from "vitest";
import { recordingFileName } from "./download-link.tsx";

const date = new Date(2026, 2, 9, 14, 5).toISOString();

test.each([
  ["audio/webm;codecs=opus", "voxlog-2026-03-09-1405.webm"],
  ["audio/mp4", "voxlog-2026-03-09-1405.m4a"],
  ["audio/ogg; codecs=opus", "voxlog-2026-03-09-1405.ogg"],
])("a recording's file of %s is called %s", (mimeType, name) => {
  expect(recordingFileName("Voxlog", { date, mimeType })).toBe(name);
});

test("a recording's file keeps the name that it was uploaded with", () => {
  expect(recordingFileName("Voxlog", { date, mimeType: "audio/mpeg", file: "call.mp3" })).toBe("call.mp3");
});
