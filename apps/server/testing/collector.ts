import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { ClickHouseClient } from "@clickhouse/client";
import { startClickHouse, type TestClickHouse } from "@voxlog/testing/clickhouse";
import { openClickHouse } from "../tracking/clickhouse/clickhouse.ts";
import { storageTable } from "../tracking/clickhouse/migrate.ts";
import { allTables } from "../tracking/clickhouse/tables.ts";

/** A collector in a process of its own, as it is run in production. */
export type TestCollector = AsyncDisposable & {
  url: string;
  process: ChildProcess;
  /** What it has logged so far. */
  log(): string;
};

/** Starts a collector; `env` adds to the variables that it is told. */
export async function startTestCollector(
  clickhouse: Pick<TestClickHouse, "url" | "database">,
  env: Record<string, string> = {},
): Promise<TestCollector> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "../commands/collector.ts")], {
    env: {
      ...process.env,
      PORT: "0",
      CLICKHOUSE_URL: clickhouse.url,
      CLICKHOUSE_DATABASE: clickhouse.database,
      ALLOWED_ORIGINS: "*",
      RATE_LIMITS: "0",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const url = await new Promise<string>((resolve, reject) => {
    child.once("message", (message) => resolve(String(message)));
    child.once("close", () => reject(new Error(output.trim() || "The collector exited without output.")));
  });
  return {
    url,
    process: child,
    log: () => output,
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, "exit");
      child.kill("SIGTERM");
      await exit;
    },
  };
}

/** An engine, a collector before it, and a client that looks at what it stored. */
export type TestWorld = AsyncDisposable & {
  clickhouse: TestClickHouse;
  collector: TestCollector;
  client: ClickHouseClient;
  /** The rows of a query. */
  rows<Row>(query: string, parameters?: Record<string, unknown>): Promise<Row[]>;
};

/** Starts all that visits are stored by. */
export async function startWorld(env: Record<string, string> = {}): Promise<TestWorld> {
  const clickhouse = await startClickHouse();
  const collector = await startTestCollector(clickhouse, env);
  const cluster = process.env["CLICKHOUSE_CLUSTER"];
  // Patient, as what moves and merges millions of rows has to be.
  const client = openClickHouse({ url: clickhouse.url, database: clickhouse.database, patience: 600_000 });
  return {
    clickhouse,
    collector,
    client,
    async rows<Row>(query: string, query_params: Record<string, unknown> = {}) {
      // Any replica may be asked, and one of them may not have everything yet.
      for (const table of cluster ? allTables() : []) {
        const [name, on] = storageTable(table, { cluster }).split(" ON ");
        await client.command({ query: `SYSTEM SYNC REPLICA ON ${on} ${clickhouse.database}.${name}` });
      }
      return (await client.query({ query, query_params, format: "JSONEachRow" })).json<Row>();
    },
    async [Symbol.asyncDispose]() {
      await client.close();
      await collector[Symbol.asyncDispose]();
      await clickhouse[Symbol.asyncDispose]();
    },
  };
}
