import { hash } from "node:crypto";
import { relative, resolve } from "node:path";
import { type Env, readVariable } from "../configuration/variables.ts";
import { LaunchFailure } from "../process/command.ts";
import type { OffSite } from "./backups/copy-off-site.ts";

/** The settings of monitoring and off-site backups. */
export type WatchSettings = Awaited<ReturnType<typeof readWatchSettings>>;

/** @throws LaunchFailure that names the missing or invalid variable. */
export async function readWatchSettings(env: Env, dataDir: string) {
  const metricsToken = readVariable(env, "VOXLOG_METRICS_TOKEN");
  return {
    offSite: await readOffSite(env, dataDir),
    /** Receives a POST every minute while all checks but the alarm's pass, so another machine notices an outage. */
    heartbeatUrl: readVariable(env, "VOXLOG_HEARTBEAT_URL") || undefined,
    /** The SHA-256 of the metrics token, so that the server doesn't keep the token. */
    metricsTokenHash: metricsToken ? hash("sha256", metricsToken, "buffer") : undefined,
    collectorUrl: readVariable(env, "VOXLOG_COLLECTOR_URL") || undefined,
    /** Whether too few views or leads are emailed to the owner. */
    hasAlarm: readVariable(env, "VOXLOG_ALARM") === "on",
  };
}

/** Reads the settings of off-site backups; undefined without any. @throws LaunchFailure that names the variable. */
async function readOffSite(env: Env, dataDir: string): Promise<OffSite | undefined> {
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
  const { isRecipient } = await import("./backups/encryption.ts");
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
  const { VOXLOG_BACKUP_S3_KEY_ID: id, VOXLOG_BACKUP_S3_SECRET: secret } = env;
  const url = readVariable(env, "VOXLOG_BACKUP_S3_URL");
  if (!url && !id && !secret) return undefined;
  if (!url || !id || !secret)
    throw new LaunchFailure(
      "Set VOXLOG_BACKUP_S3_URL, VOXLOG_BACKUP_S3_KEY_ID and VOXLOG_BACKUP_S3_SECRET, or none of them.",
    );
  const region = readVariable(env, "VOXLOG_BACKUP_S3_REGION");
  return { endpoint: url.replace(/\/$/, ""), region, accessKeyId: id, secretAccessKey: secret };
}
