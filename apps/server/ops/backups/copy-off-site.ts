import { copyFile, glob, open, rename, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { S3mini } from "s3mini";
import { messageOf } from "../../process/command.ts";
import { encryptFile } from "./encryption.ts";

/** Where backups are copied to, encrypted for the recipient. */
export type OffSite = {
  recipient: string;
  s3: { endpoint: string; region: string; accessKeyId: string; secretAccessKey: string } | undefined;
  /** A folder on another disk, or one that rsync copies. */
  folder: string | undefined;
};

/** The same number that the server keeps. */
const MAX_COPIES = 7;

/** Bytes of a part of an upload. S3 takes 10,000 parts, and 5 GB without parts. */
const PART = 16 * 2 ** 20;

/** Ms to upload a backup of some GB. */
const UPLOAD_TIMEOUT = 30 * 60_000;
/** Ms to remove its parts, for example while the server stops. */
const ABORT_TIMEOUT = 2000;

/** A destination, by its variable. */
export type Destination = "VOXLOG_BACKUP_DIR" | "VOXLOG_BACKUP_S3_URL";

/**
 * Encrypts a backup in the folder `scratch`, and copies it to the destinations that aren't in `copies`, each also if the
 * other is unavailable. Adds those that have it now.
 *
 * @throws Error if it can't be encrypted, or lists why destinations don't have it.
 */
export async function copyOffSite(
  backup: string,
  scratch: string,
  { recipient, folder, s3 }: OffSite,
  closing: AbortSignal,
  copies: Destination[],
): Promise<void> {
  const name = `${basename(backup)}.age`;
  const encrypted = join(scratch, name);
  await encryptFile(backup, encrypted, recipient, closing);
  const problems: string[] = [];
  const copyTo = async (destination: Destination, copy: () => Promise<void>) => {
    if (copies.includes(destination)) return;
    await copy().then(
      () => copies.push(destination),
      (error) => problems.push(`${destination}: ${messageOf(error)}`),
    );
  };
  await Promise.all([
    folder && copyTo("VOXLOG_BACKUP_DIR", () => keepIn(folder, encrypted, name)),
    s3 && copyTo("VOXLOG_BACKUP_S3_URL", () => upload(encrypted, name, openStorage(s3, closing))),
  ]);
  if (problems.length > 0) throw new Error(problems.join(" "));
}

function openStorage(s3: NonNullable<OffSite["s3"]>, closing: AbortSignal): S3mini {
  const signal = AbortSignal.any([closing, AbortSignal.timeout(UPLOAD_TIMEOUT)]);
  const fetchUntilClosed: typeof fetch = (address, request) =>
    // The signal may be why an upload has to be aborted.
    fetch(address, {
      ...request,
      signal: request?.method === "DELETE" ? AbortSignal.timeout(ABORT_TIMEOUT) : signal,
    });
  return new S3mini({ ...s3, fetch: fetchUntilClosed });
}

/** Reads the parts itself: of a file over 4 GiB, `openAsBlob` only has the rest beyond a multiple of it. */
async function upload(file: string, name: string, storage: S3mini): Promise<void> {
  await using content = await open(file);
  const id = await storage.getMultipartUploadId(name);
  try {
    const parts = [];
    for (let number = 1; ; number++) {
      const { buffer, bytesRead } = await content.read(Buffer.alloc(PART));
      if (bytesRead === 0) break;
      parts.push(await storage.uploadPart(name, id, buffer.subarray(0, bytesRead), number));
    }
    const answer = await storage.completeMultipartUpload(name, id, parts);
    // S3 may begin with status 200 and then report an error:
    // https://docs.aws.amazon.com/AmazonS3/latest/API/API_CompleteMultipartUpload.html
    if (!answer.etag) throw new Error(`The storage couldn't complete the upload: ${JSON.stringify(answer)}`);
  } catch (error) {
    await storage.abortMultipartUpload(name, id).catch(() => undefined);
    throw error;
  }
}

/** Renames the copy once it's complete, and removes those beyond the server's own number. */
async function keepIn(folder: string, file: string, name: string): Promise<void> {
  // Left over from a killed process or a full disk.
  for await (const draft of glob(".*.zip.age.part", { cwd: folder })) await rm(join(folder, draft));
  const draft = join(folder, `.${name}.part`);
  await copyFile(file, draft);
  await rename(draft, join(folder, name));
  const names: string[] = [];
  for await (const each of glob("@auto_pb_backup_*.zip.age", { cwd: folder })) names.push(each);
  // Their names contain the time, so they sort by it.
  for (const old of names.sort().slice(0, -MAX_COPIES)) await rm(join(folder, old));
}
