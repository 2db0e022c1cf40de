/**
 * Generates the sounds of the sample conversations: `pnpm --filter @voxlog/demo-data make-sounds [id …]`. It needs
 * espeak-ng, flite and ffmpeg. Each sound has a WebVTT file with speakers and times; ./describe.ts derives the demo's
 * data from both.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadRecordingDetail } from "../src/recordings/details/load-recording-detail.ts";
import { type SoundId, type SoundLanguage, soundIds, soundLanguages } from "../src/sounds/sound.ts";
import { textIn } from "../src/text.ts";
import { MP3, SYNTHETIC, soundFile, timestamp } from "./files.ts";
import { spoken, voiceOf } from "./voices.ts";

const RATE = 48000;
const PCM = ["-f", "f32le", "-ar", `${RATE}`, "-ac", "1"];
/** Seconds of silence before and after the conversation, and between two speakers. */
const MARGIN = 0.35;
const PAUSES = [0.42, 0.55, 0.35, 0.5];
/** Loudness in LUFS and true peak in dB before MP3, for -16 LUFS and less than -1 dB after it. */
const LOUDNESS = -15.1;
const PEAK = -2.5;
/** Adds a room's echo, normalizes the loudness and fades the ends. */
const ROOM =
  "highpass=f=80,lowpass=f=9000,silenceremove=start_periods=1:start_threshold=-50dB,areverse,silenceremove=start_periods=1:start_threshold=-50dB,areverse,acompressor=threshold=-20dB:ratio=3:attack=8:release=120,loudnorm=I=-18:TP=-2,aresample=48000,aformat=channel_layouts=mono,apad=pad_dur=0.12,aecho=0.85:0.6:17|29|43:0.1|0.07|0.05";

for (const id of soundIds)
  if (process.argv.length === 2 || process.argv.includes(id))
    for (const language of soundLanguages) await make(id, language);

async function make(id: SoundId, language: SoundLanguage): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "voices-"));
  const { conversation } = await loadRecordingDetail(id);
  const samples: number[] = silence(MARGIN);
  const cues: string[] = [];

  conversation.forEach(({ speaker, text }, index) => {
    const line = textIn(text, language);
    const start = samples.length / RATE;
    for (const sample of say(line, id, language, speaker, join(folder, `${index}.wav`))) samples.push(sample);
    cues.push(`${timestamp(start)} --> ${timestamp(samples.length / RATE)}\n<v ${speaker}>${line}`);
    samples.push(
      ...silence(index === conversation.length - 1 ? MARGIN : (PAUSES[index % PAUSES.length] ?? MARGIN)),
    );
  });

  const input = Buffer.from(Float32Array.from(samples).buffer);
  execFileSync(
    "ffmpeg",
    [
      "-v",
      "error",
      "-y",
      ...PCM,
      "-i",
      "pipe:0",
      "-af",
      leveled(input),
      ...MP3,
      soundFile(id, language, "mp3"),
    ],
    { input },
  );
  writeFileSync(soundFile(id, language, "vtt"), `WEBVTT\n\n${SYNTHETIC}\n\n${cues.join("\n\n")}\n`);
  rmSync(folder, { recursive: true });
}

/**
 * Returns the filter that brings a sound to its loudness: one gain for all of it, so that the two voices keep their
 * balance, and a limiter for peaks.
 */
function leveled(input: Buffer): string {
  const { stderr } = spawnSync(
    "ffmpeg",
    ["-hide_banner", ...PCM, "-i", "pipe:0", "-af", "ebur128", "-f", "null", "-"],
    { input, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
  );
  const loudness = Number([...stderr.matchAll(/I:\s+(-[\d.]+) LUFS/g)].at(-1)?.[1]);
  const limit = 10 ** (PEAK / 20);
  // Four times the rate, so that the limiter sees the peaks between samples.
  return `volume=${LOUDNESS - loudness}dB,aresample=192000,alimiter=limit=${limit}:level=false,aresample=${RATE}`;
}

function say(
  line: string,
  id: SoundId,
  language: SoundLanguage,
  speaker: "seller" | "client",
  file: string,
): Float32Array {
  const voice = voiceOf(id, language, speaker);
  const [command, args] = voice.say(spoken(line, language), file);
  execFileSync(command, args);
  const pcm = execFileSync(
    "ffmpeg",
    ["-v", "error", "-i", file, "-af", `${voice.filter},${ROOM}`, ...PCM, "pipe:1"],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  return new Float32Array(new Uint8Array(pcm).buffer);
}

function silence(seconds: number): number[] {
  return new Array(Math.round(seconds * RATE)).fill(0);
}
