import { hash } from "node:crypto";
import { relative, resolve } from "node:path";
import { type Env, readVariable } from "../configuration/variables.ts";
import { LaunchFailure } from "../process/command.ts";
import type { OffSite } from "./backups/copy-off-site.ts";

/** The settings of monitoring and off-site backups. */
export type WatchSettings = Awaited<ReturnType<typeof readWatchSettings>>;

/** @throws LaunchFailure that names the missing or invalid variable. */
export async function readWatchSettings(env: Env, dataDir: string) {
  return {
    offSite: await readOffSite(env, dataDir),
    /** Receives a POST every minute while all checks but the alarm's pass, so another machine notices an outage. */
    heartbeatUrl: readUrl(env, "VOXLOG_HEARTBEAT_URL", "https://hc-ping.com/…"),
    /** The SHA-256 of the metrics token, so that the server doesn't keep the token. */
    metricsTokenHash: readToken(env["VOXLOG_METRICS_TOKEN"]),
    collectorUrl: readUrl(env, "VOXLOG_COLLECTOR_URL", "http://127.0.0.1:8091"),
    /** Whether too few views or leads are emailed to the owner. */
    hasAlarm: readVariable(env, "VOXLOG_ALARM") === "on",
  };
}

function readUrl(env: Env, name: string, example: string): string | undefined {
  const value = env[name];
  if (!value) return undefined;
  const { protocol = "", username } = URL.parse(value) ?? {};
  // `fetch` rejects addresses with a user.
  if (/^https?:$/.test(protocol) && !username) return value;
  throw new LaunchFailure(`${name} isn't an address without a user. Set it to one such as ${example}.`);
}

function readToken(value: string | undefined): Buffer | undefined {
  if (!value) return undefined;
  if (/^[\w.~+/-]{32,}=*$/.test(value)) return hash("sha256", value, "buffer");
  throw new LaunchFailure(
    "VOXLOG_METRICS_TOKEN is too short or has invalid characters. Set it to at least 32 letters and digits; `openssl rand -hex 32` creates one.",
  );
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
