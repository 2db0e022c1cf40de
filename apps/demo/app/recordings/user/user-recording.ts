import { timings } from "@voxlog/product";
import { hasShape, isText, oneOf, optional } from "../../edits/validators.ts";

/** Name of the IndexedDB database with the recordings: see audio-database. */
export const AUDIO_DATABASE = "voxlog.demo.audio";

/** A conversation that the visitor recorded or uploaded. Its audio is stored separately: see audio-database. */
export type UserRecording = {
  id: string;
  /** When it began: ISO 8601 in UTC. */
  date: string;
  /** In milliseconds without pauses; 0 for a file that the browser can't play. */
  duration: number;
  /** MIME type of its audio, from the browser. */
  mimeType: string;
  /** When its processing began, in milliseconds since 1970; null while it is unfinished. */
  processingSince: number | null;
  /** Name of the uploaded file, if it was uploaded. */
  file?: string;
  /** Set if no speech was found in its audio. */
  sound?: "nothing";
  /** The source of a recording without audio: a simulated call, or a typed note. */
  way?: (typeof soundlessWays)[number];
};

const soundlessWays = ["call", "note"] as const;

/** Returns an ID that no sample has. */
export function newRecordingId(): string {
  // randomUUID only exists in secure contexts.
  return `own-${crypto.getRandomValues(new Uint32Array(3)).join("-")}`;
}

/** Checks a stored recording. */
export const isUserRecording = hasShape<UserRecording>({
  id: isText,
  date: (value): value is string => isText(value) && !Number.isNaN(Date.parse(value)),
  duration: (value): value is number => Number.isFinite(value) && Number(value) >= 0,
  mimeType: isText,
  processingSince: (value): value is number | null => value === null || typeof value === "number",
  file: optional(isText),
  sound: optional(oneOf(["nothing"] as const)),
  way: optional(oneOf(soundlessWays)),
});

/**
 * Returns the remaining milliseconds of a recording's simulated processing. A reload doesn't restart it, and a clock
 * that was set back doesn't prolong it.
 */
export function processingLeft(processingSince: number, now: number): number {
  const passed = now - processingSince;
  return passed >= 0 && passed < timings.uploadSimulation ? timings.uploadSimulation - passed : 0;
}

/** Whether a recording is still processing. The status after that depends on its words: see use-recordings. */
export function statusAt(processingSince: number, now: number): "processing" | "processed" {
  return processingLeft(processingSince, now) > 0 ? "processing" : "processed";
}
