import { timings } from "@voxlog/product";

/** A conversation that the visitor recorded or uploaded. Its audio is apart: see audio-database. */
export type UserRecording = {
  id: string;
  /** When it began: ISO 8601 in UTC. */
  date: string;
  /** In milliseconds, pauses left out; 0 for a file that the browser cannot play. */
  duration: number;
  /** Of its audio, as the browser's recorder or the file's system names it. */
  mimeType: string;
  /** When its processing began, in milliseconds since 1970; null as long as it is unfinished. */
  keptAt: number | null;
  /** The name of the file uploaded; what was recorded here has none. */
  file?: string;
  /** That no speech was found in its audio, once that was looked for. */
  sound?: "nothing";
  /** How it came in without audio: a call is only pretended, and a note was typed. */
  way?: (typeof soundlessWays)[number];
};

const soundlessWays = ["call", "note"] as const;

/** An id that no sample has. */
export function newRecordingId(): string {
  // randomUUID is there on safe connections only.
  return `own-${crypto.getRandomValues(new Uint32Array(3)).join("-")}`;
}

/** Whether a value read from the storage, which older versions and other hands may have filled, is a recording. */
export function isUserRecording(value: unknown): value is UserRecording {
  if (typeof value !== "object" || value === null) return false;
  const {
    id,
    date,
    duration,
    mimeType,
    keptAt,
    file,
    way,
    sound,
  }: Partial<Record<keyof UserRecording, unknown>> = value;
  return (
    typeof id === "string" &&
    typeof date === "string" &&
    !Number.isNaN(Date.parse(date)) &&
    typeof duration === "number" &&
    duration >= 0 &&
    Number.isFinite(duration) &&
    typeof mimeType === "string" &&
    (keptAt === null || typeof keptAt === "number") &&
    (file === undefined || typeof file === "string") &&
    (sound === undefined || sound === "nothing") &&
    (way === undefined || soundlessWays.some((each) => each === way))
  );
}

/**
 * How long a kept recording is still processed, in milliseconds: the demo's simulation, which a reload does not
 * start again. A clock that was set back does not prolong it either.
 */
export function processingLeft(keptAt: number, now: number): number {
  const passed = now - keptAt;
  return passed >= 0 && passed < timings.uploadSimulation ? timings.uploadSimulation - passed : 0;
}

/** What happens to a recording, in this order. */
export const processingSteps = ["upload", "transcribe", "analyze", "fields"] as const;

/**
 * How far the processing is.
 *
 * @returns how many steps are done, and what part of the one after them, from 0 to 1.
 * @example processingAt(0, 1000) ⇒ { stepsDone: 1, part: 0.5 }
 */
export function processingAt(keptAt: number, now: number): { stepsDone: number; part: number } {
  let passed = timings.uploadSimulation - processingLeft(keptAt, now);
  let stepsDone = 0;
  for (const step of processingSteps) {
    const takes = timings.processing[step];
    if (passed < takes) return { stepsDone, part: passed / takes };
    passed -= takes;
    stepsDone++;
  }
  return { stepsDone, part: 0 };
}

/** Whether a recording is still processed. What it is afterwards depends on its words: see use-recordings. */
export function statusAt(keptAt: number, now: number): "processing" | "processed" {
  return processingLeft(keptAt, now) > 0 ? "processing" : "processed";
}
