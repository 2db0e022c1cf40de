import { openAsBlob } from "node:fs";
import { copyFile, glob, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { S3mini } from "s3mini";
import { encryptFile } from "./encryption.ts";
import type { OffSite } from "./off-site.ts";

/** As many as the server keeps itself. */
const KEPT_IN_FOLDER = 7;

/** Longer than a backup of some GB takes to travel. */
const PATIENCE = 30 * 60_000;

/**
 * Encrypts a backup, and copies it to where the settings say.
 *
 * @param scratch a folder for the encrypted file until then.
 * @throws Error when it is not there afterwards.
 */
export async function copyOffSite(
  backup: string,
  name: string,
  scratch: string,
  to: OffSite,
  ending: AbortSignal,
): Promise<void> {
  const encrypted = join(scratch, `${name}.age`);
  try {
    await encryptFile(backup, encrypted, to.recipient, ending);
    if (to.folder) await keepIn(to.folder, encrypted, `${name}.age`);
    if (to.s3) {
      const signal = AbortSignal.any([ending, AbortSignal.timeout(PATIENCE)]);
      const storage = new S3mini({
        ...to.s3,
        fetch: (address, request) => fetch(address, { ...request, signal }),
      });
      const { ok, status } = await storage.putObject(`${name}.age`, await openAsBlob(encrypted));
      if (!ok) throw new Error(`The storage answered ${status}.`);
    }
  } finally {
    await rm(encrypted, { force: true });
  }
}

/** Under its own name once it is whole; and no more of them than are kept on the server. */
async function keepIn(folder: string, file: string, name: string): Promise<void> {
  const draft = join(folder, `.${name}.part`);
  await copyFile(file, draft);
  await rename(draft, join(folder, name));
  const names: string[] = [];
  for await (const each of glob("@auto_pb_backup_*.zip.age", { cwd: folder })) names.push(each);
  // Their names have the time, and so an order.
  for (const old of names.sort().slice(0, -KEPT_IN_FOLDER)) await rm(join(folder, old));
}
