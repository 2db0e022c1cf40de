import { expect, test } from "vitest";
import { levelOf } from "./level.ts";

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
