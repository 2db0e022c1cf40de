import { allowedOrigins, readProxyHeader } from "../configuration/environment.ts";
import { type Env, readVariable } from "../configuration/variables.ts";
import { LaunchFailure } from "../process/command.ts";

export type Environment = ReturnType<typeof readEnvironment>;

/** Reads the variables in apps/server/collector/README.md. @throws LaunchFailure that names an invalid one. */
export function readEnvironment(env: Env) {
  return {
    host: env["HOST"] || "127.0.0.1",
    port: env["PORT"] === "0" ? 0 : readVariable({ PORT: env["PORT"] || "8091" }, "PORT"),
    url: readUrl(env, "CLICKHOUSE_URL"),
    database: readName(env, "CLICKHOUSE_DATABASE") ?? "",
    cluster: readName(env, "CLICKHOUSE_CLUSTER"),
    pocketbase: readUrl(env, "POCKETBASE_URL").replace(/\/$/, ""),
    origins: allowedOrigins(env, ""),
    trustedProxyHeader: readProxyHeader(env),
    rateLimits: readVariable(env, "RATE_LIMITS") === "1",
    /** Max rows that wait. Further requests are rejected. */
    bufferRows: readVariable(env, "BUFFER_ROWS"),
    keepDays: readVariable(env, "VOXLOG_KEEP_TRACKING_DAYS"),
  };
}

function readUrl(env: Env, name: "CLICKHOUSE_URL" | "POCKETBASE_URL"): string {
  const value = readVariable(env, name);
  if (/^https?:$/.test(URL.parse(value)?.protocol ?? "")) return value;
  // It may contain a password.
  throw new LaunchFailure(`${name} isn't an address. Set it to one such as ${readVariable({}, name)}.`);
}

/** Reads a name that needs no quotes in SQL. */
function readName(env: Env, name: "CLICKHOUSE_DATABASE" | "CLICKHOUSE_CLUSTER"): string | undefined {
  const value = readVariable(env, name);
  if (!value || /^[A-Za-z_]\w{0,63}$/.test(value)) return value || undefined;
  throw new LaunchFailure(`${name} is "${value}". Use only letters, digits and _.`);
}
