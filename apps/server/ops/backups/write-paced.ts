import { open } from "node:fs/promises";

/** Bytes that the disk may be behind: about 50 ms of a slow one. */
export const PACE = 8e6;

/**
 * Writes a file no faster than the disk takes it. Otherwise the system writes all of it at once some time later, and
 * the commits of visitors wait for that.
 *
 * @throws Error when the file can't be written, or the content can't be read.
 */
export async function writePaced(
  file: string,
  content: AsyncIterable<unknown>,
  signal?: AbortSignal,
): Promise<void> {
  await using handle = await open(file, "w", 0o600);
  let behind = 0;
  for await (const chunk of content as AsyncIterable<Uint8Array>) {
    signal?.throwIfAborted();
    await handle.writeFile(chunk);
    behind += chunk.length;
    if (behind < PACE) continue;
    await handle.datasync();
    behind = 0;
  }
  await handle.datasync();
}
