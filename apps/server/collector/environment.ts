import { allowedOrigins, readKeepTrackingDays } from "../configuration/environment.ts";
import type { Layout } from "../tracking/clickhouse/migrate.ts";

/** What the collector is told by its environment. */
export type Environment = Layout & {
  host: string;
  port: number;
  /** ClickHouse's address. */
  url: string;
  pocketbase: string;
  origins: string[];
  /** The header in which a trusted proxy names the visitor, in lower case. */
  trustedProxyHeader: string | undefined;
  rateLimits: boolean;
  /** How many rows may wait at most; beyond it requests are turned away. */
  bufferRows: number;
};

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Reads the environment; apps/server/collector/README.md says what each variable is for.
 *
 * @throws Error that names the variable that is wrong, and what it must look like.
 */
export function readEnvironment(env: Variables): Environment {
  return {
    host: env["HOST"] || "127.0.0.1",
    port: readWhole(env, "PORT", 8091, 0, 65_535),
    url: readUrl(env, "CLICKHOUSE_URL", "http://127.0.0.1:8123"),
    database: readName(env, "CLICKHOUSE_DATABASE") ?? "voxlog",
    cluster: readName(env, "CLICKHOUSE_CLUSTER"),
    pocketbase: readUrl(env, "POCKETBASE_URL", "http://127.0.0.1:8090").replace(/\/$/, ""),
    origins: allowedOrigins(env, ""),
    trustedProxyHeader: env["TRUSTED_PROXY_HEADER"]?.toLowerCase() || undefined,
    rateLimits: env["RATE_LIMITS"] !== "0",
    // Some 30 MB.
    bufferRows: readWhole(env, "BUFFER_ROWS", 50_000, 1, 1_000_000),
    keepDays: readKeepTrackingDays(env["VOXLOG_KEEP_TRACKING_DAYS"]),
  };
}

function readWhole(env: Variables, name: string, otherwise: number, least: number, most: number): number {
  const value = env[name] || String(otherwise);
  if (/^\d+$/.test(value) && Number(value) >= least && Number(value) <= most) return Number(value);
  throw new Error(`${name} is "${value}". Set it to a whole number from ${least} to ${most}.`);
}

function readUrl(env: Variables, name: string, otherwise: string): string {
  const value = env[name] || otherwise;
  if (/^https?:$/.test(URL.parse(value)?.protocol ?? "")) return value;
  throw new Error(`${name} is "${value}". Set it to an address such as ${otherwise}.`);
}

/** A name that can be used in statements unquoted. */
function readName(env: Variables, name: string): string | undefined {
  const value = env[name];
  if (!value || /^[A-Za-z_]\w{0,63}$/.test(value)) return value || undefined;
  throw new Error(`${name} is "${value}". Use only letters, digits and _.`);
}
