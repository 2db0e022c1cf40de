import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copyOffSite } from "../../ops/backups/copy-off-site.ts";
import { decryptFile, makeKeyPair } from "../../ops/backups/encryption.ts";
import { readOffSite } from "../../ops/backups/off-site.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { settingsFor, startS3Storage } from "./s3-storage.ts";

test("a large backup is uploaded in parts, because S3 takes 5 GB at once", async () => {
  using storage = await startS3Storage();
  const folder = await temporaryFolder();
  const { recipient, secret } = await makeKeyPair();
  const to = await readOffSite({ ...settingsFor(storage), VOXLOG_BACKUP_KEY: recipient }, folder);
  const backup = join(folder, "large.zip");
  const content = randomBytes(40 * 2 ** 20);
  await writeFile(backup, content);
  const { signal } = new AbortController();
  await copyOffSite(backup, "large.zip", folder, to as NonNullable<typeof to>, signal);
  expect(storage.parts.size).toBe(3);
  const [copy, restored] = [join(folder, "copy.age"), join(folder, "restored.zip")];
  await writeFile(copy, storage.objects.get("large.zip.age") ?? "");
  await decryptFile(copy, restored, secret);
  expect((await readFile(restored)).equals(content)).toBe(true);
});
