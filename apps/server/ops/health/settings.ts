import { createHash } from "node:crypto";
import { LaunchFailure } from "../../process/command.ts";
import { type OffSite, readOffSite } from "../backups/off-site.ts";

/** Whom to tell how a server is, and where its backups go. */
export type WatchSettings = {
  offSite: OffSite | undefined;
  /** Called every minute for as long as all is well, so that another machine notices when it is not. */
  heartbeatUrl: string | undefined;
  /** SHA-256 of the token that opens the metrics, in hex: all that the server needs to know of it. */
  metricsTokenHash: string | undefined;
  /** Where the collectors answer, if visits are stored by some. */
  collectorUrl: string | undefined;
};

type Variables = Record<string, string | undefined>;

/** @throws LaunchFailure that names the variable that is missing or wrong. */
export async function readWatchSettings(env: Variables, dataDir: string): Promise<WatchSettings> {
  return {
    offSite: await readOffSite(env, dataDir),
    heartbeatUrl: readUrl(env, "VOXLOG_HEARTBEAT_URL", "https://hc-ping.com/…"),
    metricsTokenHash: readToken(env["VOXLOG_METRICS_TOKEN"]),
    collectorUrl: readUrl(env, "VOXLOG_COLLECTOR_URL", "http://127.0.0.1:8091"),
  };
}

function readUrl(env: Variables, name: string, example: string): string | undefined {
  const value = env[name];
  if (!value || /^https?:$/.test(URL.parse(value)?.protocol ?? "")) return value || undefined;
  throw new LaunchFailure(`${name} isn't an address. Set it to one such as ${example}.`);
}

function readToken(value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (/^[\w.~+/-]{32,}=*$/.test(value)) return createHash("sha256").update(value).digest("hex");
  throw new LaunchFailure(
    "VOXLOG_METRICS_TOKEN is too short or has invalid characters. Set it to at least 32 letters and digits; `openssl rand -hex 32` creates one.",
  );
}
