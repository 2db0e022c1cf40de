import { expect, test } from "vitest";
import { hasSpeech } from "./check-sound.ts";

const RATE = 8000;
const sound = (seconds: number, sample: (time: number) => number) =>
  Float32Array.from({ length: seconds * RATE }, (_, index) => sample(index / RATE));
const tone = (time: number) => 0.5 * Math.sin(2 * Math.PI * 440 * time);

test("a recording of silence, a beep of two seconds, noise or nothing has no speech", () => {
  let seed = 1;
  const noise = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647 - 0.5;
  };
  for (const [name, samples] of Object.entries({
    silence: sound(3, () => 0),
    hiss: sound(3, () => noise() * 0.001),
    beep: sound(2, tone),
    noise: sound(3, noise),
    nothing: new Float32Array(0),
    word: sound(0.3, tone),
  }))
    expect(hasSpeech(samples, RATE), name).toBe(false);
});

test("a recording whose level goes up and down like syllables may have speech", () => {
  expect(
    hasSpeech(
      sound(2, (time) => tone(time) * Math.abs(Math.sin(2 * Math.PI * 2 * time))),
      RATE,
    ),
  ).toBe(true);
});
