import { open } from "node:fs/promises";
import { constants, setPriority } from "node:os";

/** Bytes written before a sync: about 50 ms on a slow disk. */
export const BYTES_PER_SYNC = 8e6;

/**
 * Writes a file at the disk's pace. Otherwise the system would write all of it at once later, while visitors' commits
 * wait.
 *
 * @throws Error if the file can't be written or the content can't be read.
 */
export async function writeSynced(file: string, content: AsyncIterable<unknown>, signal?: AbortSignal) {
  await using handle = await open(file, "w", 0o600);
  let behind = 0;
  for await (const chunk of content as AsyncIterable<Uint8Array>) {
    signal?.throwIfAborted();
    await handle.writeFile(chunk);
    behind += chunk.length;
    if (behind < BYTES_PER_SYNC) continue;
    await handle.datasync();
    behind = 0;
  }
  await handle.datasync();
}

/** Bytes that take a second or two to process. */
const SMALL = 20e6;

/**
 * Lowers this process's priority for a large backup; later threads inherit it. It isn't the lowest, with which a backup
 * gets no time at all while visitors keep every processor busy.
 */
export function lowerPriority(bytes: number): void {
  if (bytes < SMALL) return;
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // A service may not be allowed to lower it.
  }
}
