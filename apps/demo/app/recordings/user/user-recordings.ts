import { createLazy } from "@voxlog/browser/lazy";
import { createStore, useStore } from "@voxlog/browser/store";
import type { RecordingStatus } from "@voxlog/demo-data/recordings";
import { useEffect } from "react";
import { processingLeft, statusAt, type UserRecording } from "./user-recording.ts";

/** A recording that the visitor kept, and how far its simulated processing is. */
export type KeptRecording = UserRecording & { status: RecordingStatus };

/** The code that reads and writes the storage. */
export const loadDatabase = () => import("./audio-database.ts");

let kept: readonly (UserRecording & { keptAt: number })[] = [];
const shown = createStore<readonly KeptRecording[]>([]);
/** Read once; again, where a browser without a connection lacked the code for it. */
const reading = createLazy(read);
let timer: ReturnType<typeof setTimeout> | undefined;
/** Audio that the browser did not store: it lasts as long as the page. */
const unstored = new Map<string, Blob>();

/** The recordings that the visitor kept, newest first. None until they are read from the storage. */
export function useKeptRecordings(): readonly KeptRecording[] {
  // A browser without storage has kept nothing.
  useEffect(() => void reading.load().catch(() => {}), []);
  return useStore(shown);
}

/** Larger ones are not written down: the storage takes them in one piece, and that has to fit into the memory. */
const MOST_STORED_BYTES = 200_000_000;

/**
 * Keeps a recording.
 *
 * @param keptAt when its processing began, in milliseconds since 1970.
 * @returns whether it will be there after the page is closed: not every browser stores it, or has the space.
 */
export async function keepRecording(
  recording: UserRecording,
  audio: Blob,
  keptAt = Date.now(),
): Promise<boolean> {
  const keptRecording = { ...recording, keptAt };
  unstored.set(recording.id, audio);
  show([...kept.filter(({ id }) => id !== recording.id), keptRecording]);
  if (audio.size > MOST_STORED_BYTES) return false;
  try {
    await (await loadDatabase()).writeRecording(keptRecording, audio);
    unstored.delete(recording.id);
    return true;
  } catch {
    return false;
  }
}

/**
 * The audio of a recording.
 *
 * @throws when it cannot be read, or is gone: another tab may have removed it.
 */
export async function audioOf(recording: Pick<UserRecording, "id" | "mimeType">): Promise<Blob> {
  const audio = unstored.get(recording.id) ?? (await (await loadDatabase()).readAudio(recording));
  if (!audio) throw new Error(`The audio of recording ${recording.id} is gone.`);
  return audio;
}

/**
 * Removes a kept recording.
 *
 * @throws when the storage does not let go of it; it then stays in the list.
 */
export async function removeRecording(id: string): Promise<void> {
  try {
    await (await loadDatabase()).eraseRecording(id);
  } catch (error) {
    if (!unstored.has(id)) throw error;
  }
  unstored.delete(id);
  show(kept.filter((recording) => recording.id !== id));
}

/**
 * Removes everything the visitor recorded, kept or not.
 *
 * @throws when the storage does not let go of it.
 */
export async function removeAllRecordings(): Promise<void> {
  unstored.clear();
  show([]);
  await (await loadDatabase()).eraseAll();
}

async function read(): Promise<void> {
  const stored = await (await loadDatabase()).readRecordings();
  const here = new Set(kept.map(({ id }) => id));
  show([...kept, ...stored.filter(isKept).filter(({ id }) => !here.has(id))]);
}

function isKept(recording: UserRecording): recording is UserRecording & { keptAt: number } {
  return recording.keptAt !== null;
}

/** Shows these, and shows them again as soon as the next of them has been processed. */
function show(next: typeof kept): void {
  const now = Date.now();
  kept = next.toSorted((a, b) => b.date.localeCompare(a.date));
  shown.set(kept.map((recording) => ({ ...recording, status: statusAt(recording.keptAt, now) })));
  const waits = kept.map(({ keptAt }) => processingLeft(keptAt, now)).filter((left) => left > 0);
  clearTimeout(timer);
  if (waits.length > 0) timer = setTimeout(() => show(kept), Math.min(...waits));
}
