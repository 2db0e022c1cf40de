/**
 * Measures the sounds of the sample conversations for the demo: `pnpm --filter @voxlog/demo-data describe-sounds`. Run
 * it after replacing one of them. It needs ffmpeg.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadRecordingDetail } from "../src/recordings/details/load-recording-detail.ts";
import {
  type Sound,
  type SoundId,
  type SoundLanguage,
  soundIds,
  soundLanguages,
} from "../src/sounds/sound.ts";
import { SYNTHETIC, soundFile } from "./files.ts";

const RATE = 8000;
/** Bars of the waveform. */
const BARS = 120;

const durations: Record<string, Record<string, number>> = {};
for (const id of soundIds) {
  for (const language of soundLanguages) {
    const sound = await describe(id, language);
    writeFileSync(soundFile(id, language, "json"), `${JSON.stringify(sound)}\n`);
    durations[id] = { ...durations[id], [language]: Math.round(sound.duration) };
  }
}
writeFileSync(join(import.meta.dirname, "../src/sounds/durations.json"), `${JSON.stringify(durations)}\n`);

async function describe(id: SoundId, language: SoundLanguage): Promise<Sound> {
  const vtt = readFileSync(soundFile(id, language, "vtt"), "utf8");
  const starts = [...vtt.matchAll(/^(?:(\d+):)?(\d+):(\d+\.\d+) -->/gm)].map(
    ([, hours = "0", minutes, seconds]) => Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds),
  );
  const { conversation } = await loadRecordingDetail(id);
  if (starts.length !== conversation.length)
    throw new Error(
      `${soundFile(id, language, "vtt")} has ${starts.length} cues, and the conversation ${conversation.length} lines: give each line its cue.`,
    );
  const samples = decode(soundFile(id, language, "webm"));
  return {
    duration: round(samples.length / RATE),
    isSynthetic: vtt.includes(SYNTHETIC),
    starts: starts.map(round),
    peaks: peaksOf(samples),
  };
}

function decode(file: string): Float32Array {
  const pcm = execFileSync(
    "ffmpeg",
    [...["-v", "error", "-i", file], ...["-f", "f32le", "-ar", `${RATE}`, "-ac", "1", "pipe:1"]],
    { maxBuffer: 256 * 1024 * 1024 },
  );
  return new Float32Array(new Uint8Array(pcm).buffer);
}

/** Returns the loudness of each part of a sound, in percent of the loudest part. */
function peaksOf(samples: Float32Array): number[] {
  const size = samples.length / BARS;
  const loudness = Array.from({ length: BARS }, (_, bar) => {
    const part = samples.subarray(Math.floor(bar * size), Math.floor((bar + 1) * size));
    return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length);
  });
  const loudest = Math.max(...loudness);
  return loudness.map((value) => Math.round((100 * value) / loudest));
}

function round(seconds: number): number {
  return Math.round(seconds * 100) / 100;
}
