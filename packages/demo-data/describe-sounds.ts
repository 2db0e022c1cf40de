/**
 * Measures the sounds of the sample conversations for the demo, and cuts the two sentences that the site plays:
 * `pnpm --filter @voxlog/demo-data describe-sounds`. Run it after replacing one of them. It needs ffmpeg.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadRecordingDetail } from "./src/recordings/details/load-recording-detail.ts";
import { sampleConversation } from "./src/recordings/details/sample-conversation.ts";
import {
  type Sound,
  type SoundId,
  type SoundLanguage,
  soundIds,
  soundLanguages,
} from "./src/sounds/sound.ts";

const RATE = 8000;
const BARS = 120;

const folder = join(import.meta.dirname, "./src/sounds");
/** Marks a WebVTT file whose sound is synthetic. */
const SYNTHETIC = "NOTE synthetic voices";
/** Options of ffmpeg for a sound: at a constant rate, so that browsers seek exactly. */
const MP3 = ["-ac", "1", "-ar", "24000", "-b:a", "32k", "-map_metadata", "-1"];
/** Seconds around a part of a sound. */
const MARGIN = 0.15;

const durations: Record<string, Record<string, number>> = {};
for (const id of soundIds) {
  for (const language of soundLanguages) {
    const sound = await describe(id, language);
    writeFileSync(soundFile(id, language, "json"), `${JSON.stringify(sound)}\n`);
    durations[id] = { ...durations[id], [language]: Math.round(sound.duration) };
  }
}

writeFileSync(join(folder, "durations.json"), `${JSON.stringify(durations)}\n`);
const agreements = await Promise.all(
  soundLanguages.map(async (language) => [language, await cutAgreement(language)]),
);
writeFileSync(join(folder, "agreement.json"), `${JSON.stringify(Object.fromEntries(agreements))}\n`);

function soundFile(id: SoundId, language: SoundLanguage, ending: "mp3" | "vtt" | "json"): string {
  return join(folder, `${id}.${language}.${ending}`);
}

async function describe(id: SoundId, language: SoundLanguage): Promise<Sound> {
  const vtt = readFileSync(soundFile(id, language, "vtt"), "utf8");
  const starts = cuesOf(vtt).map(([start]) => start);
  const { conversation } = await loadRecordingDetail(id);
  if (starts.length !== conversation.length)
    throw new Error(
      `${soundFile(id, language, "vtt")} has ${starts.length} cues, and the conversation ${conversation.length} lines: give each line its cue.`,
    );
  const samples = decode(soundFile(id, language, "mp3"));
  return {
    duration: round(samples.length / RATE),
    isSynthetic: vtt.includes(SYNTHETIC),
    starts: starts.map(round),
    peaks: peaksOf(samples),
  };
}

/** Returns when each line begins and ends, in seconds. */
function cuesOf(vtt: string): [start: number, end: number][] {
  const seconds = (time = "") => time.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
  return [...vtt.matchAll(/^([\d:.]+) --> ([\d:.]+)/gm)].map(([, start, end]) => [
    seconds(start),
    seconds(end),
  ]);
}

/**
 * Cuts the sentences in which the deal is agreed.
 *
 * @returns when each of them begins and ends in the cut, in seconds.
 */
async function cutAgreement(language: SoundLanguage): Promise<number[][]> {
  const { recording, agreement } = sampleConversation;
  const { conversation } = await loadRecordingDetail(recording.id);
  const cues = cuesOf(readFileSync(soundFile(recording.id, language, "vtt"), "utf8"));
  const from = conversation.findIndex(({ text }) => text === agreement[0]?.text);
  const part = cues.slice(from, from + agreement.length);
  const start = (part[0]?.[0] ?? 0) - MARGIN;
  const end = (part.at(-1)?.[1] ?? 0) + MARGIN;
  execFileSync("ffmpeg", [
    ...["-v", "error", "-y", "-ss", `${start}`, "-to", `${end}`, "-i"],
    soundFile(recording.id, language, "mp3"),
    ...MP3,
    join(folder, `agreement.${language}.mp3`),
  ]);
  return part.map((cue) => cue.map((time) => round(time - start)));
}

function decode(file: string): Float32Array {
  const pcm = execFileSync(
    "ffmpeg",
    [...["-v", "error", "-i", file], ...["-f", "f32le", "-ar", `${RATE}`, "-ac", "1", "pipe:1"]],
    { maxBuffer: 256 * 1024 * 1024 },
  );
  return new Float32Array(new Uint8Array(pcm).buffer);
}

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
