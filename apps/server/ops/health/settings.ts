import { hash } from "node:crypto";
import { type Env, readVariable } from "../../configuration/variables.ts";
import { LaunchFailure } from "../../process/command.ts";
import { readOffSite } from "../backups/off-site.ts";

/** The settings of monitoring and off-site backups. */
export type WatchSettings = Awaited<ReturnType<typeof readWatchSettings>>;

/** @throws LaunchFailure that names the missing or invalid variable. */
export async function readWatchSettings(env: Env, dataDir: string) {
  return {
    offSite: await readOffSite(env, dataDir),
    /** Receives a POST every minute while all checks but the alarm's pass, so another machine notices an outage. */
    heartbeatUrl: readUrl(env, "VOXLOG_HEARTBEAT_URL", "https://hc-ping.com/…"),
    /** The SHA-256 of the metrics token in hex, so that the server doesn't keep the token. */
    metricsTokenHash: readToken(env["VOXLOG_METRICS_TOKEN"]),
    collectorUrl: readUrl(env, "VOXLOG_COLLECTOR_URL", "http://127.0.0.1:8091"),
    /** Whether too few views or leads are emailed to the owner. */
    hasAlarm: readVariable(env, "VOXLOG_ALARM") === "on",
  };
}

function readUrl(env: Env, name: string, example: string): string | undefined {
  const value = env[name];
  if (!value || /^https?:$/.test(URL.parse(value)?.protocol ?? "")) return value || undefined;
  throw new LaunchFailure(`${name} isn't an address. Set it to one such as ${example}.`);
}

function readToken(value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (/^[\w.~+/-]{32,}=*$/.test(value)) return hash("sha256", value);
  throw new LaunchFailure(
    "VOXLOG_METRICS_TOKEN is too short or has invalid characters. Set it to at least 32 letters and digits; `openssl rand -hex 32` creates one.",
  );
}
