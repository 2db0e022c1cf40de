import { expect, test } from "vitest";
import { withDuration } from "./webm-duration.ts";

const OPEN_SEGMENT = [0x18, 0x53, 0x80, 0x67, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff];
const INFO = [0x15, 0x49, 0xa9, 0x66];
const TIMESTAMP_SCALE = [0x2a, 0xd7, 0xb1];

const recording = (...bytes: number[]) => new Blob([new Uint8Array(bytes)], { type: "audio/webm" });

test("a recording of no known length gets the one that it has", async () => {
  const scale = [...TIMESTAMP_SCALE, 0x83, 0x0f, 0x42, 0x40]; // A million nanoseconds: durations are in ms.
  const long = await withDuration(recording(...OPEN_SEGMENT, ...INFO, 0x87, ...scale), 61_000);
  const bytes = new DataView(await long.arrayBuffer());
  expect(bytes.getFloat64(bytes.byteLength - 8)).toBe(61_000);
  expect(long.type).toBe("audio/webm");
});

test.each([
  ["is cut off in the midst of a number", [...OPEN_SEGMENT, ...INFO, 0x84, ...TIMESTAMP_SCALE, 0x83]],
  ["isn't WebM", [0x49, 0x44, 0x33, 0x04]],
  ["is empty", []],
])("a recording that %s stays as it is", async (_, bytes) => {
  const broken = recording(...bytes);
  expect(await withDuration(broken, 61_000)).toBe(broken);
});

test("a recording that cannot be read is not lost over its length", async () => {
  const unreadable = recording(...OPEN_SEGMENT);
  unreadable.slice = () => {
    throw new DOMException("", "NotReadableError");
  };
  expect(await withDuration(unreadable, 61_000)).toBe(unreadable);
});
