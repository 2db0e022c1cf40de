import { timings } from "@voxlog/product";
import { claimRecording } from "../../recordings/user/unfinished-recordings.ts";
import { newRecordingId, type UserRecording } from "../../recordings/user/user-recording.ts";
import { withDuration } from "../../recordings/user/webm-duration.ts";

/** Interval in milliseconds at which audio is stored: the most that a crash can lose. */
const PART_MS = 1000;

/** Plenty for speech: half a megabyte per minute. */
const BITS_PER_SECOND = 64_000;

/** A recording in progress. */
export type RunningRecording = {
  pause(): void;
  resume(): void;
  stop(): void;
  /** Its duration so far, in milliseconds. */
  elapsed(): number;
  /** Stops it and leaves it for recovery. */
  release(): void;
};

/** Settings and callbacks of a recording. */
type RecordingOptions = {
  /** MIME type for MediaRecorder. */
  format: string;
  /** Stores a part of the audio. If it throws, the recording continues without storage. */
  writePart: (recording: UserRecording, index: number, part: Blob) => Promise<void>;
  onEnd: (finished: FinishedRecording, reason: EndReason) => void;
};

/** Starts a recording from a microphone. */
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
  // A recorder stops by itself when its microphone ends.
  let reason: EndReason = "interrupted";

  const soFar = (): UserRecording => ({
    id,
    date,
    duration: watch.elapsed(),
    mimeType: recorder.mimeType || format,
    processingSince: null,
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
    await written; // A late part must not arrive after the end.
    onEnd({ recording, audio: await withDuration(audio, recording.duration).catch(() => audio) }, reason);
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

/** A finished recording that hasn't been saved or discarded. */
export type FinishedRecording = { recording: UserRecording; audio: Blob };

/**
 * Why a recording ended: the visitor stopped it, it reached the limit, or the microphone ended (unplugged, or used by a
 * call).
 */
export type EndReason = "stopped" | "limit" | "interrupted";

/**
 * Creates a stopwatch. Its times are in milliseconds.
 *
 * @param now a monotonic clock.
 */
export function createStopwatch(now = () => performance.now()) {
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
