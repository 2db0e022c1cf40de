import { expect, test } from "vitest";
import { withDuration } from "./webm-duration.ts";

const recording = (...bytes: number[]) => new Blob([new Uint8Array(bytes)], { type: "audio/webm" });

test("a recording of Firefox gets its duration, and keeps its sound", async () => {
  const sound = Array.from({ length: 2000 }, (_, index) => index % 251);
  const timed = await withDuration(recording(1, 0x44, 0x89, 0x88, ...Array(8).fill(0), ...sound), 61_000);
  const bytes = await timed.arrayBuffer();

  expect(new DataView(bytes).getFloat64(4)).toBe(61_000);
  expect([...new Uint8Array(bytes, 12)]).toEqual(sound);
  expect(timed.type).toBe("audio/webm");
});

test("a recording that has a duration, or no place for one, stays as it is", async () => {
  const timed = recording(0x44, 0x89, 0x88, 0x40, ...Array(7).fill(0));
  expect(await withDuration(timed, 61_000)).toBe(timed);
  const empty = recording();
  expect(await withDuration(empty, 61_000)).toBe(empty);
});
