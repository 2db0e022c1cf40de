import { createLazy } from "@voxlog/browser/lazy";
import { createStore, useStore } from "@voxlog/browser/store";
import { useEffect } from "react";
import { removeNote } from "../../edits/note-edits.ts";
import { processingLeft, statusAt, type UserRecording } from "./user-recording.ts";

/** A recording that the visitor kept, and how far its simulated processing is. */
export type SavedRecording = UserRecording & { status: ReturnType<typeof statusAt> };

/** The code that reads and writes the storage. */
export const loadDatabase = () => import("./audio-database.ts");

let kept: readonly (UserRecording & { keptAt: number })[] = [];
const shown = createStore<readonly SavedRecording[]>([]);
/** Read once; again, where a browser without a connection lacked the code for it. */
const reading = createLazy(readFirst);
const isRead = createStore(false);
let timer: ReturnType<typeof setTimeout> | undefined;
/** Audio that the browser did not store: it lasts as long as the page. */
const unstored = new Map<string, Blob>();

/** The recordings that the visitor kept, newest first. None until they are read from the storage. */
export function useSavedRecordings(): readonly SavedRecording[] {
  // A browser without storage has kept nothing.
  useEffect(() => void reading.load().catch(() => {}), []);
  return useStore(shown);
}

/** Whether it is known what the visitor kept. */
export const useRecordingsLoaded = (): boolean => useStore(isRead);

const listeners = new Set<(recording: SavedRecording) => void>();

/** Calls `listener` for each recording whose processing ends while the page is open; returns what ends that. */
export function subscribeToProcessed(listener: (recording: SavedRecording) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Larger ones are not written down: the storage takes them as a whole, which has to fit into memory. */
export const MAX_STORED_BYTES = 200_000_000;

/**
 * Keeps a recording.
 *
 * @param keptAt when its processing began, in milliseconds since 1970.
 * @param found what takes a moment to find out: how long it is, whether there is speech in it.
 * @returns whether it will be there after the page is closed: not every browser stores it, or has the space.
 */
export async function saveRecording(
  recording: UserRecording,
  audio: Blob,
  keptAt = Date.now(),
  found: Promise<Partial<UserRecording>> = Promise.resolve({}),
): Promise<boolean> {
  unstored.set(recording.id, audio);
  const others = () => kept.filter(({ id }) => id !== recording.id);
  show([...others(), { ...recording, keptAt }]);
  const keptRecording = { ...recording, ...(await found), keptAt };
  show([...others(), keptRecording]);
  if (audio.size > MAX_STORED_BYTES) return false;
  try {
    await (await loadDatabase()).writeRecording(keptRecording, audio);
    unstored.delete(recording.id);
    tellOtherTabs();
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
  if (!audio) throw new Error(`The audio of recording ${recording.id} is missing.`);
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
  removeNote(id);
  show(kept.filter((recording) => recording.id !== id));
  tellOtherTabs();
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
  tellOtherTabs();
}

async function readFirst(): Promise<void> {
  try {
    await read();
    otherTabs().onmessage = () => void read().catch(() => {}); // What is shown stays, then.
  } finally {
    isRead.set(true);
  }
}

/** Shows what is stored, and what this page alone has: it may be about to be written. */
async function read(): Promise<void> {
  const before = new Map(kept.map(({ id }) => [id, !unstored.has(id)]));
  const stored = (await (await loadDatabase()).readRecordings()).filter(isKept);
  const here = kept.filter(({ id }) => !before.get(id));
  const hereIds = new Set(here.map(({ id }) => id));
  show([...here, ...stored.filter(({ id }) => !hereIds.has(id))]);
}

let channel: BroadcastChannel | undefined;

/** On which tabs tell each other that something was kept or removed. */
function otherTabs(): BroadcastChannel {
  channel ??= new BroadcastChannel("voxlog.demo.recordings");
  return channel;
}

function tellOtherTabs(): void {
  otherTabs().postMessage(null);
}

function isKept(recording: UserRecording): recording is UserRecording & { keptAt: number } {
  return recording.keptAt !== null;
}

/** Shows these, and shows them again as soon as the next of them has been processed. */
function show(next: typeof kept): void {
  const now = Date.now();
  const inProcess = new Set(shown.get().flatMap(({ id, status }) => (status === "processing" ? [id] : [])));
  kept = next.toSorted((a, b) => b.date.localeCompare(a.date));
  const latest = kept.map((recording) => ({ ...recording, status: statusAt(recording.keptAt, now) }));
  shown.set(latest);
  for (const recording of latest)
    if (recording.status === "processed" && inProcess.has(recording.id))
      for (const notify of listeners) notify(recording);
  const waits = kept.map(({ keptAt }) => processingLeft(keptAt, now)).filter((left) => left > 0);
  clearTimeout(timer);
  if (waits.length > 0) timer = setTimeout(() => show(kept), Math.min(...waits));
}
