import { createLazy } from "@voxlog/browser/lazy";
import { createStore, useStore } from "@voxlog/browser/store";
import { useEffect } from "react";
import { removeNote } from "../../edits/note-edits.ts";
import { removeReview } from "../../edits/review-edits.ts";
import { AUDIO_DATABASE, processingLeft, statusAt, type UserRecording } from "./user-recording.ts";
import { withDuration } from "./webm-duration.ts";

/** A recording that the visitor saved, with the status of its simulated processing. */
export type SavedRecording = UserRecording & { status: ReturnType<typeof statusAt> };

/** The storage's code, loaded on use. */
export const loadDatabase = () => import("./audio-database.ts");

/**
 * Returns all stored recordings, saved and unfinished. The storage's code is only loaded if something was ever stored.
 *
 * @throws when storage is unavailable.
 */
export async function readStored(): Promise<UserRecording[]> {
  const databases = await indexedDB.databases();
  return databases.some(({ name }) => name === AUDIO_DATABASE) ? (await loadDatabase()).readRecordings() : [];
}

let saved: readonly (UserRecording & { processingSince: number })[] = [];
const shown = createStore<readonly SavedRecording[]>([]);
/** Set once the storage has been read; a failed load of its code is retried. */
const reading = createLazy(readFirst);
const isRead = createStore(false);
let timer: ReturnType<typeof setTimeout> | undefined;
/** IDs of recordings whose sound is being checked, which may take longer than the simulated processing. */
const unchecked = new Set<string>();
/** Audio that the browser couldn't store, by recording ID. */
const unstored = new Map<string, Blob>();

/** Returns the recordings that the visitor saved, newest first; none until the storage has been read. */
export function useSavedRecordings(): readonly SavedRecording[] {
  // A browser without storage has none.
  useEffect(() => void reading.load().catch(() => {}), []);
  return useStore(shown);
}

/** Returns whether the visitor's recordings have been read. */
export const useRecordingsLoaded = (): boolean => useStore(isRead);

const listeners = new Set<(recording: SavedRecording) => void>();

/** Calls `listener` for each recording whose processing ends. Returns a function that unsubscribes. */
export function subscribeToProcessed(listener: (recording: SavedRecording) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Larger audio isn't stored: it would have to fit in memory. */
export const MAX_STORED_BYTES = 200_000_000;

/**
 * Saves a recording.
 *
 * @param processingSince when its processing began, in milliseconds since 1970.
 * @param details those that take a moment: its duration, and whether it contains speech.
 * @returns whether it survives closing the page: storage may be unavailable or full.
 */
export async function saveRecording(
  recording: UserRecording,
  audio: Blob,
  processingSince = Date.now(),
  details?: Promise<Partial<UserRecording>>,
): Promise<boolean> {
  unstored.set(recording.id, audio);
  const others = () => saved.filter(({ id }) => id !== recording.id);
  if (details) unchecked.add(recording.id);
  show([...others(), { ...recording, processingSince }]);
  const savedRecording = { ...recording, ...(await details), processingSince };
  unchecked.delete(recording.id);
  show([...others(), savedRecording]);
  if (audio.size > MAX_STORED_BYTES) return false;
  try {
    await (await loadDatabase()).writeRecording(savedRecording, audio);
    unstored.delete(recording.id);
    notifyOtherTabs();
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns a recording's audio.
 *
 * @throws when it can't be read, or another tab removed it.
 */
export async function audioOf(recording: Pick<UserRecording, "id" | "mimeType" | "duration">): Promise<Blob> {
  const audio = unstored.get(recording.id) ?? (await (await loadDatabase()).readAudio(recording));
  if (!audio) throw new Error(`The audio of recording ${recording.id} is missing.`);
  return withDuration(audio, recording.duration);
}

/**
 * Removes a saved recording.
 *
 * @throws when storage fails; it then stays in the list.
 */
export async function removeRecording(id: string): Promise<void> {
  try {
    await (await loadDatabase()).eraseRecording(id);
  } catch (error) {
    if (!unstored.has(id)) throw error;
  }
  unstored.delete(id);
  removeNote(id);
  removeReview(id);
  show(saved.filter((recording) => recording.id !== id));
  notifyOtherTabs();
}

/**
 * Removes all of the visitor's recordings, saved and unfinished.
 *
 * @throws when storage fails.
 */
export async function removeAllRecordings(): Promise<void> {
  unstored.clear();
  show([]);
  await (await loadDatabase()).eraseAll();
  notifyOtherTabs();
}

async function readFirst(): Promise<void> {
  try {
    await read();
    otherTabs().onmessage = () => void read().catch(() => {}); // On failure the list stays as it is.
  } finally {
    isRead.set(true);
  }
}

async function read(): Promise<void> {
  const before = new Map(saved.map(({ id }) => [id, !unstored.has(id)]));
  const stored = (await readStored()).filter(isSaved);
  const here = saved.filter(({ id }) => !before.get(id));
  const hereIds = new Set(here.map(({ id }) => id));
  show([...here, ...stored.filter(({ id }) => !hereIds.has(id))]);
}

let channel: BroadcastChannel | undefined;

/** Channel on which tabs report saved and removed recordings. */
function otherTabs(): BroadcastChannel {
  channel ??= new BroadcastChannel("voxlog.demo.recordings");
  return channel;
}

function notifyOtherTabs(): void {
  otherTabs().postMessage(null);
}

function isSaved(recording: UserRecording): recording is UserRecording & { processingSince: number } {
  return recording.processingSince !== null;
}

/** Shows recordings, and updates them when the next one has been processed. */
function show(next: typeof saved): void {
  const now = Date.now();
  const inProcess = new Set(shown.get().flatMap(({ id, status }) => (status === "processing" ? [id] : [])));
  saved = next.toSorted((a, b) => b.date.localeCompare(a.date));
  const latest = saved.map((recording) => ({
    ...recording,
    status: unchecked.has(recording.id) ? ("processing" as const) : statusAt(recording.processingSince, now),
  }));
  shown.set(latest);
  for (const recording of latest)
    if (recording.status === "processed" && inProcess.has(recording.id))
      for (const notify of listeners) notify(recording);
  const waits = saved
    .map(({ processingSince }) => processingLeft(processingSince, now))
    .filter((left) => left > 0);
  clearTimeout(timer);
  if (waits.length > 0) timer = setTimeout(() => show(saved), Math.min(...waits));
}
