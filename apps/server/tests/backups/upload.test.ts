import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkBackup } from "../../ops/backups/check-backup.ts";
import { decryptFile, makeKeyPair } from "../../ops/backups/encryption.ts";
import { readWatchSettings } from "../../ops/settings.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { settingsFor, startS3Storage } from "./s3-storage.ts";

/** Bytes: two parts, and small enough for a copy with the usual priority. */
const SIZE = 17 * 2 ** 20;

async function beginCopy(signal = new AbortController().signal, answeredParts?: number) {
  const storage = await startS3Storage(answeredParts);
  const folder = await temporaryFolder();
  const { recipient, secret } = await makeKeyPair();
  const { offSite } = await readWatchSettings(
    { ...settingsFor(storage), VOXLOG_BACKUP_KEY: recipient },
    folder,
  );
  const content = randomBytes(SIZE);
  await mkdir(join(folder, "backups"));
  await writeFile(join(folder, "backups/large.zip"), content);
  const backup = { name: "large.zip", size: SIZE, made: 0, verified: 1 };
  const checked = checkBackup({ backup, folder, binary: "", offSite }, signal);
  return { storage, folder, secret, content, checked };
}

test("a large backup is uploaded in parts, because S3 takes 5 GB at once", async () => {
  const { storage, folder, secret, content, checked } = await beginCopy();
  expect(await checked).toMatchObject({ copied: expect.any(Number) });
  expect(storage.parts.size).toBe(2);
  const [copy, restored] = [join(folder, "copy.age"), join(folder, "restored.zip")];
  await writeFile(copy, storage.objects.get("large.zip.age") ?? "");
  await decryptFile(copy, restored, secret);
  expect((await readFile(restored)).equals(content)).toBe(true);
  storage[Symbol.dispose]();
});

test("an upload that the server's end interrupts leaves no parts at the storage", async () => {
  const stopping = new AbortController();
  const { storage, checked } = await beginCopy(stopping.signal, 1);
  await expect.poll(() => storage.parts.size, { interval: 1 }).toBeGreaterThan(0);
  stopping.abort();
  await checked;
  await expect.poll(() => storage.parts.size).toBe(0);
  expect(storage.objects.size).toBe(0);
  storage[Symbol.dispose]();
});
