import { useEffect, useReducer, useState } from "react";
import type * as Database from "./audio-database.ts";
import type { UserRecording } from "./user-recording.ts";
import { loadDatabase, readStored } from "./user-recordings.ts";

const lockOf = (id: string) => `voxlog.demo.recording.${id}`;

/**
 * Locks an unfinished recording for this page, so that no other tab offers to recover it. The browser releases the lock
 * when the page closes or crashes.
 *
 * @returns a function that releases it earlier.
 */
export function claimRecording(id: string): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  navigator.locks?.request(lockOf(id), () => released).catch(() => {}); // Everything else works without the lock.
  return release;
}

/** Stores a part of an unfinished recording: see audio-database. */
export async function writePart(...part: Parameters<typeof Database.writePart>): Promise<void> {
  await (await loadDatabase()).writePart(...part);
}

/** Returns recordings that were interrupted when their page closed, newest first; none without storage. */
async function unfinishedRecordings(): Promise<UserRecording[]> {
  try {
    const [recordings, locks] = await Promise.all([readStored(), navigator.locks?.query()]);
    const claimed = new Set(locks?.held?.map(({ name }) => name));
    return recordings
      .filter(({ id, processingSince }) => processingSince === null && !claimed.has(lockOf(id)))
      .toSorted((a, b) => b.date.localeCompare(a.date));
  } catch {
    return [];
  }
}

/** Returns whether a recording can still be recovered: another tab may have recovered, saved or discarded it. */
export async function isUnfinished(id: string): Promise<boolean> {
  return (await unfinishedRecordings()).some((recording) => recording.id === id);
}

/**
 * Deletes a recording if it is unfinished: another tab may have saved it in the meantime. Does nothing without storage.
 */
export async function discardUnfinished(id: string): Promise<void> {
  try {
    await (await loadDatabase()).eraseUnfinished(id);
  } catch {
    // It is offered again on the next visit.
  }
}

/**
 * Returns recordings that were interrupted when their page closed, newest first. `refresh` reads them again, and so
 * does the visitor's return to the page, since another tab may have changed them.
 */
export function useUnfinished(): { unfinished: readonly UserRecording[]; refresh: () => void } {
  const [unfinished, setUnfinished] = useState<readonly UserRecording[]>([]);
  const [version, refresh] = useReducer((count: number) => count + 1, 0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version reads again.
  useEffect(() => {
    let isOver = false;
    void unfinishedRecordings().then((found) => !isOver && setUnfinished(found));
    return () => {
      isOver = true;
    };
  }, [version]);

  useEffect(() => {
    const check = () => !document.hidden && refresh();
    document.addEventListener("visibilitychange", check);
    return () => document.removeEventListener("visibilitychange", check);
  }, []);

  return { unfinished, refresh };
}
