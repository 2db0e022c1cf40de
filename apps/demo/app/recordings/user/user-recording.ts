import type { RecordingStatus } from "@voxlog/demo-data/recordings";
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
};

/** An id that no sample has. */
export function newRecordingId(): string {
  // randomUUID is there on safe connections only.
  return `own-${crypto.getRandomValues(new Uint32Array(3)).join("-")}`;
}

/** Whether a value read from the storage, which older versions and other hands may have filled, is a recording. */
export function isUserRecording(value: unknown): value is UserRecording {
  if (typeof value !== "object" || value === null) return false;
  const { id, date, duration, mimeType, keptAt, file }: Partial<Record<keyof UserRecording, unknown>> = value;
  return (
    typeof id === "string" &&
    typeof date === "string" &&
    !Number.isNaN(Date.parse(date)) &&
    typeof duration === "number" &&
    duration >= 0 &&
    Number.isFinite(duration) &&
    typeof mimeType === "string" &&
    (keptAt === null || typeof keptAt === "number") &&
    (file === undefined || typeof file === "string")
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

/** The status of a kept recording. */
export function statusAt(keptAt: number, now: number): RecordingStatus {
  return processingLeft(keptAt, now) > 0 ? "processing" : "synced";
}
