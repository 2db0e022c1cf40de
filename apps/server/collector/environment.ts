import { allowedOrigins } from "../configuration/environment.ts";
import { type Env, readVariable } from "../configuration/variables.ts";

export type Environment = ReturnType<typeof readEnvironment>;

/** Reads the variables in apps/server/collector/README.md. @throws LaunchFailure that names an invalid one. */
export function readEnvironment(env: Env) {
  return {
    host: env["HOST"] || "127.0.0.1",
    port: env["PORT"] === "0" ? 0 : readVariable({ PORT: env["PORT"] || "8091" }, "PORT"),
    url: readVariable(env, "CLICKHOUSE_URL"),
    database: readVariable(env, "CLICKHOUSE_DATABASE"),
    cluster: readVariable(env, "CLICKHOUSE_CLUSTER") || undefined,
    pocketbase: readVariable(env, "POCKETBASE_URL").replace(/\/$/, ""),
    origins: allowedOrigins(env, ""),
    trustedProxyHeader: readVariable(env, "TRUSTED_PROXY_HEADER").toLowerCase() || undefined,
    rateLimits: readVariable(env, "RATE_LIMITS") === "1",
    /** Max rows that wait. Further requests are rejected. */
    bufferRows: readVariable(env, "BUFFER_ROWS"),
    keepDays: readVariable(env, "VOXLOG_KEEP_TRACKING_DAYS"),
  };
}
