import { openAsBlob } from "node:fs";
import { copyFile, glob, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { S3mini } from "s3mini";
import { encryptFile } from "./encryption.ts";
import type { OffSite } from "./off-site.ts";

/** The same number that the server keeps. */
const KEPT_IN_FOLDER = 7;

/** Bytes of a part of a larger upload. Four are sent at once. S3 takes 10,000 parts, and 5 GB without parts. */
const PART = 16 * 2 ** 20;

/** Ms to upload a backup of some GB. */
const UPLOAD_TIMEOUT = 30 * 60_000;

/**
 * Encrypts a backup and copies it to the destinations in the settings.
 *
 * @param scratch a folder for the encrypted file.
 * @throws Error if a copy fails.
 */
export async function copyOffSite(
  backup: string,
  name: string,
  scratch: string,
  to: OffSite,
  closing: AbortSignal,
): Promise<void> {
  const encrypted = join(scratch, `${name}.age`);
  try {
    await encryptFile(backup, encrypted, to.recipient, closing);
    if (to.folder) await keepIn(to.folder, encrypted, `${name}.age`);
    if (to.s3) {
      const signal = AbortSignal.any([closing, AbortSignal.timeout(UPLOAD_TIMEOUT)]);
      const storage = new S3mini({
        ...to.s3,
        minPartSize: PART,
        fetch: (address, request) => fetch(address, { ...request, signal }),
      });
      const { ok, status } = await storage.putAnyObject(`${name}.age`, await openAsBlob(encrypted));
      if (!ok) throw new Error(`The storage answered ${status}.`);
    }
  } finally {
    await rm(encrypted, { force: true });
  }
}

/** Renames the copy once it's complete, and removes those beyond the server's own number. */
async function keepIn(folder: string, file: string, name: string): Promise<void> {
  const draft = join(folder, `.${name}.part`);
  await copyFile(file, draft);
  await rename(draft, join(folder, name));
  const names: string[] = [];
  for await (const each of glob("@auto_pb_backup_*.zip.age", { cwd: folder })) names.push(each);
  // Their names contain the time, so they sort by it.
  for (const old of names.sort().slice(0, -KEPT_IN_FOLDER)) await rm(join(folder, old));
}
