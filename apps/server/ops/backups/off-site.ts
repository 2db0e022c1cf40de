import { relative, resolve } from "node:path";
import { type Env, readVariable } from "../../configuration/variables.ts";
import { LaunchFailure } from "../../process/command.ts";

export type OffSite = {
  recipient: string;
  s3: { endpoint: string; region: string; accessKeyId: string; secretAccessKey: string } | undefined;
  /** A folder on another disk, or one that rsync copies. */
  folder: string | undefined;
};

/** Reads the settings of off-site backups; undefined without any. @throws LaunchFailure that names the variable. */
export async function readOffSite(env: Env, dataDir: string): Promise<OffSite | undefined> {
  const { VOXLOG_BACKUP_KEY: recipient = "", VOXLOG_BACKUP_DIR: folder } = env;
  const s3 = readS3(env);
  if (!s3 && !folder) {
    if (!recipient) return undefined;
    throw new LaunchFailure(
      "VOXLOG_BACKUP_KEY is set, but backups have no destination. Set VOXLOG_BACKUP_S3_URL or VOXLOG_BACKUP_DIR.",
    );
  }
  if (recipient.startsWith("AGE-SECRET-KEY-"))
    throw new LaunchFailure(
      "VOXLOG_BACKUP_KEY is the secret key. Set it to the public one, which begins with age1, and keep the secret key off this machine.",
    );
  // Loaded only when needed: it would take half of the startup time.
  const { isRecipient } = await import("./encryption.ts");
  if (!isRecipient(recipient))
    throw new LaunchFailure(
      "Backups only leave this machine encrypted, but VOXLOG_BACKUP_KEY isn't a public key. Set it to one that begins with age1; `npx -y pnpm@12 run backup-key` creates one.",
    );
  if (folder && !relative(dataDir, resolve(folder)).startsWith(".."))
    throw new LaunchFailure(
      `VOXLOG_BACKUP_DIR is inside the data folder: ${folder}. Choose a folder elsewhere.`,
    );
  return { recipient, s3, folder: folder && resolve(folder) };
}

function readS3(env: Env): OffSite["s3"] {
  const { VOXLOG_BACKUP_S3_URL: url, VOXLOG_BACKUP_S3_KEY_ID: id, VOXLOG_BACKUP_S3_SECRET: secret } = env;
  if (!url && !id && !secret) return undefined;
  if (!url || !id || !secret)
    throw new LaunchFailure(
      "Set VOXLOG_BACKUP_S3_URL, VOXLOG_BACKUP_S3_KEY_ID and VOXLOG_BACKUP_S3_SECRET, or none of them.",
    );
  const address = URL.parse(url);
  const isHere = address?.hostname === "127.0.0.1" || address?.hostname === "localhost";
  if (!address || !/^\/[^/]+\/?$/.test(address.pathname) || (address.protocol !== "https:" && !isHere))
    throw new LaunchFailure(
      `VOXLOG_BACKUP_S3_URL is "${url}". Set it to the storage and the bucket, such as https://s3.eu-central-1.amazonaws.com/voxlog-backups.`,
    );
  const region = readVariable(env, "VOXLOG_BACKUP_S3_REGION");
  return { endpoint: url.replace(/\/$/, ""), region, accessKeyId: id, secretAccessKey: secret };
}
