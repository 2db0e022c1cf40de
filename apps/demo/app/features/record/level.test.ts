import { expect, test } from "vitest";
import { createSilenceDetector, levelOf } from "./level.ts";

const tone = (amplitude: number) => new Float32Array(2048).map((_, at) => amplitude * Math.sin(at / 7));

test("the level of sound is zero in silence", () => {
  expect(levelOf(new Float32Array(2048))).toBe(0);
  expect(levelOf(new Float32Array(0))).toBe(0);
});

test("the level of sound is one at full strength", () => {
  expect(levelOf(new Float32Array(2048).fill(1))).toBe(1);
});

test("the level of sound falls by a third for a tenth of the strength", () => {
  expect(levelOf(tone(0.5)) - levelOf(tone(0.05))).toBeCloseTo(1 / 3, 2);
});

/** Plays one level for a while, a frame every 20 ms. */
function play(detect: (level: number, now: number) => boolean, level: number, from: number, to: number) {
  let isSilent = false;
  for (let now = from; now <= to; now += 20) isSilent = detect(level, now);
  return isSilent;
}

test("a microphone counts as silent after four seconds without sound, and not before", () => {
  const detect = createSilenceDetector();
  expect(play(detect, 0, 0, 3980)).toBe(false);
  expect(play(detect, 0, 4000, 4000)).toBe(true);
});

test("a microphone stops counting as silent at the first sound", () => {
  const detect = createSilenceDetector();
  play(detect, 0, 0, 5000);
  expect(detect(0.5, 5020)).toBe(false);
  expect(play(detect, 0, 5040, 9000)).toBe(false);
});

test("a microphone doesn't count as silent while no one reads it", () => {
  const detect = createSilenceDetector();
  play(detect, 0, 0, 1000);
  expect(detect(0, 60_000)).toBe(false);
});
