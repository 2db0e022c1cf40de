import { describe, expect, test } from "vitest";
import { createSilenceDetector } from "./silence.ts";

/** Hears one level for a while, a frame every 20 ms. */
function hear(detect: (level: number, now: number) => boolean, level: number, from: number, to: number) {
  let isSilent = false;
  for (let now = from; now <= to; now += 20) isSilent = detect(level, now);
  return isSilent;
}

describe("a microphone", () => {
  test("is silent after four seconds without sound, and not before", () => {
    const detect = createSilenceDetector();
    expect(hear(detect, 0, 0, 3980)).toBe(false);
    expect(hear(detect, 0, 4000, 4000)).toBe(true);
  });

  test("is no longer silent at the first sound", () => {
    const detect = createSilenceDetector();
    hear(detect, 0, 0, 5000);
    expect(detect(0.5, 5020)).toBe(false);
    expect(hear(detect, 0, 5040, 9000)).toBe(false);
  });

  test("is not silent for as long as nobody looked", () => {
    const detect = createSilenceDetector();
    hear(detect, 0, 0, 1000);
    expect(detect(0, 60_000)).toBe(false);
  });
});
