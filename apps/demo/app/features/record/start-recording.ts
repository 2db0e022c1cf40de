import { timings } from "@voxlog/product";
import { claimRecording } from "../../recordings/user/unfinished-recordings.ts";
import { newRecordingId, type UserRecording } from "../../recordings/user/user-recording.ts";
import { withDuration } from "./webm-duration.ts";

/** How often audio is written down, in milliseconds: what a crash can cost. */
const PART_MS = 1000;

/** Plenty for speech: half a megabyte a minute. */
const BITS_PER_SECOND = 64_000;

/** A recording that is being made. */
export type RunningRecording = {
  pause(): void;
  resume(): void;
  stop(): void;
  /** How long it is by now, in milliseconds. */
  elapsed(): number;
  /** Leaves it for a later recovery. */
  release(): void;
};

/** What a recording needs of its surroundings. */
type RecordingOptions = {
  /** As MediaRecorder names it. */
  format: string;
  /** Writes a part of the audio down. What it throws is the page's own storage: recording goes on without. */
  writePart: (recording: UserRecording, index: number, part: Blob) => Promise<void>;
  onEnd: (finished: FinishedRecording, reason: EndReason) => void;
};

/** Starts to record what comes from a microphone. */
export function startRecording(
  stream: MediaStream,
  { format, writePart, onEnd }: RecordingOptions,
): RunningRecording {
  const recorder = new MediaRecorder(stream, { mimeType: format, audioBitsPerSecond: BITS_PER_SECOND });
  const watch = createStopwatch();
  const id = newRecordingId();
  const date = new Date().toISOString();
  const parts: Blob[] = [];
  const release = claimRecording(id);
  let written = Promise.resolve();
  // A recorder stops by itself when its microphone goes.
  let reason: EndReason = "interrupted";

  const soFar = (): UserRecording => ({
    id,
    date,
    duration: watch.elapsed(),
    mimeType: recorder.mimeType || format,
    keptAt: null,
  });
  const end = (why: EndReason) => {
    if (recorder.state === "inactive") return;
    reason = why;
    watch.stop();
    recorder.stop();
  };

  recorder.addEventListener("start", watch.start);
  recorder.addEventListener("resume", watch.start);
  recorder.addEventListener("pause", watch.stop);
  recorder.addEventListener("dataavailable", ({ data }) => {
    if (data.size === 0) return;
    const index = parts.push(data) - 1;
    const recording = soFar();
    written = written.then(() => writePart(recording, index, data)).catch(() => {});
    if (recording.duration >= timings.recordingLimit) end("limit");
  });
  recorder.addEventListener("stop", async () => {
    watch.stop();
    const recording = soFar();
    const audio = new Blob(parts, { type: recording.mimeType });
    await written; // What follows is not to be overtaken by a late part.
    onEnd({ recording, audio: await withDuration(audio, recording.duration) }, reason);
  });
  try {
    recorder.start(PART_MS);
  } catch (error) {
    release();
    throw error;
  }

  return {
    pause() {
      if (recorder.state === "recording") recorder.pause();
    },
    resume() {
      if (recorder.state === "paused") recorder.resume();
    },
    stop: () => end("stopped"),
    elapsed: watch.elapsed,
    release,
  };
}

/** What was recorded, until the visitor keeps or discards it. */
export type FinishedRecording = { recording: UserRecording; audio: Blob };

/**
 * Why a recording ended: the visitor stopped it, it reached the limit, or the microphone went (unplugged, or taken
 * by a call).
 */
export type EndReason = "stopped" | "limit" | "interrupted";

/** Adds up the time in which it runs. */
type Stopwatch = {
  start(): void;
  stop(): void;
  /** In milliseconds. */
  elapsed(): number;
};

/** @param now a clock in milliseconds that never goes back. */
export function createStopwatch(now: () => number = () => performance.now()): Stopwatch {
  let passed = 0;
  let startedAt: number | undefined;
  const elapsed = () => passed + (startedAt === undefined ? 0 : now() - startedAt);
  return {
    start() {
      startedAt ??= now();
    },
    stop() {
      passed = elapsed();
      startedAt = undefined;
    },
    elapsed,
  };
}
