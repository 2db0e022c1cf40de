import { readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { loadRecordingDetail } from "../recordings/details/load-recording-detail.ts";
import { durationIn, recordings } from "../recordings/recordings.ts";
import { textIn } from "../text.ts";
import { type SoundSource, soundIds, soundLanguages } from "./sound.ts";

const sounds = await Promise.all(
  soundIds.flatMap((id) =>
    soundLanguages.map(async (language) => {
      const { sounds } = await loadRecordingDetail(id);
      return { id, language, sound: sounds?.[language] as SoundSource };
    }),
  ),
);
const fileOf = ({ url }: SoundSource) => fileURLToPath(url);

test("a sound lasts 40 to 90 seconds, at 32 kbit/s", () => {
  for (const { id, language, sound } of sounds) {
    expect(sound.duration, `${id} ${language}`).toBeGreaterThanOrEqual(40);
    expect(sound.duration, `${id} ${language}`).toBeLessThanOrEqual(90);
    expect(statSync(fileOf(sound)).size, `${id} ${language}`).toBeLessThan(4050 * sound.duration);
  }
});

test("a sound is as long as the list says", () => {
  for (const { id, language, sound } of sounds) {
    const recording = recordings.find((recording) => recording.id === id);
    expect(recording && durationIn(recording.duration, language)).toBe(Math.round(sound.duration));
  }
});

test("a sound has ascending start times for all lines of its conversation, before its end", async () => {
  for (const { id, language, sound } of sounds) {
    const { conversation } = await loadRecordingDetail(id);
    expect(sound.starts, `${id} ${language}`).toHaveLength(conversation.length);
    expect(sound.starts).toEqual([...new Set(sound.starts)].toSorted((a, b) => a - b));
    expect(sound.starts.at(-1)).toBeLessThan(sound.duration);
  }
});

test("a sound speaks the words of the transcript", async () => {
  for (const { id, language, sound } of sounds) {
    const { conversation } = await loadRecordingDetail(id);
    const cues = readFileSync(fileOf(sound).replace(/mp3$/, "vtt"), "utf8");
    for (const { speaker, text } of conversation)
      expect(cues).toContain(`<v ${speaker}>${textIn(text, language)}\n`);
  }
});
