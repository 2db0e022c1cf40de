import { mkdir, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import { crc32 } from "node:zlib";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { writeSynced } from "./pace.ts";

/**
 * Unpacks a backup into a folder.
 *
 * @throws Error if the file is damaged or incomplete, has a path outside of the folder, or is too large for the disk.
 */
export async function unpack(zip: string, folder: string, signal?: AbortSignal): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // yauzl rejects paths that lead out of the folder.
  const archive = await openPromise(zip, { autoClose: false });
  try {
    const entries: Entry[] = [];
    for await (const entry of archive.eachEntry()) if (!entry.fileName.endsWith("/")) entries.push(entry);
    const { bavail, bsize } = await statfs(folder);
    const size = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
    if (size > bavail * bsize) throw new Error(`It contains ${size} bytes, and the disk is too full.`);
    for (const entry of entries) {
      const file = join(folder, entry.fileName);
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      await writeSynced(file, readEntry(archive, entry), signal);
    }
  } finally {
    archive.close();
  }
}

async function* readEntry(archive: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  let checksum = 0;
  for await (const chunk of (await archive.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    checksum = crc32(chunk, checksum);
    yield chunk;
  }
  if (checksum !== entry.crc32) throw new Error(`Its file ${entry.fileName} is damaged.`);
}
