import { useCallback, useEffect, useState } from "react";
import type * as Database from "./audio-database.ts";
import type { UserRecording } from "./user-recording.ts";
import { loadDatabase } from "./user-recordings.ts";

const lockOf = (id: string) => `voxlog.demo.recording.${id}`;

/**
 * Marks an unfinished recording as being in the hands of this page, so that no other tab offers to recover it. The
 * browser takes the mark back when the page goes, however it goes.
 *
 * @returns what takes it back before.
 */
export function claimRecording(id: string): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  navigator.locks?.request(lockOf(id), () => released).catch(() => {}); // Without the mark all else works.
  return release;
}

/** Writes a part of an unfinished recording down: see audio-database. */
export async function writePart(...part: Parameters<typeof Database.writePart>): Promise<void> {
  await (await loadDatabase()).writePart(...part);
}

/** What was being recorded when a page went, newest first; none where the browser gives no storage. */
async function unfinishedRecordings(): Promise<UserRecording[]> {
  try {
    const [recordings, locks] = await Promise.all([
      (await loadDatabase()).readRecordings(),
      navigator.locks?.query(),
    ]);
    const claimed = new Set(locks?.held?.map(({ name }) => name));
    return recordings
      .filter(({ id, keptAt }) => keptAt === null && !claimed.has(lockOf(id)))
      .toSorted((a, b) => b.date.localeCompare(a.date));
  } catch {
    return [];
  }
}

/** Whether a recording can still be recovered: another tab may have taken it up, or kept or discarded it. */
export async function isUnfinished(id: string): Promise<boolean> {
  return (await unfinishedRecordings()).some((recording) => recording.id === id);
}

/**
 * Erases a recording if it is unfinished: another tab may have kept it in the meantime. Where the browser gives no storage
 * there is nothing to erase.
 */
export async function discardUnfinished(id: string): Promise<void> {
  try {
    await (await loadDatabase()).eraseUnfinished(id);
  } catch {
    // It is offered again on the next visit.
  }
}

/**
 * What was being recorded when a page went, newest first; `lookAgain` after one of them was dealt with. A visitor who comes
 * back to the page may have dealt with one in another.
 */
export function useUnfinished(): { unfinished: readonly UserRecording[]; lookAgain: () => void } {
  const [unfinished, setUnfinished] = useState<readonly UserRecording[]>([]);
  const [looks, setLooks] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each look is another.
  useEffect(() => {
    let isOver = false;
    void unfinishedRecordings().then((found) => !isOver && setUnfinished(found));
    return () => {
      isOver = true;
    };
  }, [looks]);

  const lookAgain = useCallback(() => setLooks((before) => before + 1), []);
  useEffect(() => {
    const look = () => !document.hidden && lookAgain();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [lookAgain]);

  return { unfinished, lookAgain };
}
