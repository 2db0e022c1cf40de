import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../free-port.ts";
import { fetchChdb } from "./fetch-chdb.ts";

/** A ClickHouse server for tests, with a database for them. */
export type TestClickHouse = AsyncDisposable & {
  /** For the official client, with credentials if any. */
  url: string;
  database: string;
  /** Whether tests may stop and restart it. */
  isOwn: boolean;
  /** Kills it, as in a power failure. */
  kill(): Promise<void>;
  /** Restarts it at the same address with its stored data. */
  restart(): Promise<void>;
  pid(): number | undefined;
};

/**
 * Connects to the server in CLICKHOUSE_URL, or starts chDB with a new data folder. Doesn't create the database, since
 * the product does that.
 */
export async function startClickHouse(): Promise<TestClickHouse> {
  const database = `voxlog_${randomBytes(6).toString("hex")}`;
  const named = process.env["CLICKHOUSE_URL"];
  return named ? namedServer(named, database) : startChdb(database);
}

function namedServer(url: string, database: string): TestClickHouse {
  const notOurs = () => Promise.reject(new Error("Tests can't stop the server at CLICKHOUSE_URL."));
  return {
    url,
    database,
    isOwn: false,
    kill: notOurs,
    restart: notOurs,
    pid: () => undefined,
    async [Symbol.asyncDispose]() {
      const { origin, username, password } = new URL(url);
      const headers = { Authorization: `Basic ${btoa(`${username || "default"}:${password}`)}` };
      const cluster = process.env["CLICKHOUSE_CLUSTER"];
      const everywhere = cluster ? ` ON CLUSTER ${cluster} SYNC` : "";
      await fetch(origin, {
        method: "POST",
        headers,
        body: `DROP DATABASE IF EXISTS ${database}${everywhere}`,
      });
    },
  };
}

async function startChdb(database: string): Promise<TestClickHouse> {
  const library = await fetchChdb();
  const data = await mkdtemp(join(tmpdir(), "voxlog-clickhouse-"));
  const port = await freePort();
  const start = async () => {
    const options = [`--library=${library}`, `--data=${data}`, `--port=${port}`];
    const child = spawn(process.execPath, [join(import.meta.dirname, "server.ts"), ...options], {
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    const ended = once(child, "exit").then(() => Promise.reject(new Error("chDB exited while starting.")));
    await Promise.race([once(child, "message"), ended]);
    ended.catch(() => {});
    return child;
  };
  let engine = await start();
  return {
    url: `http://127.0.0.1:${port}`,
    database,
    isOwn: true,
    kill: () => end(engine),
    async restart() {
      await end(engine);
      engine = await start();
    },
    pid: () => engine.pid,
    async [Symbol.asyncDispose]() {
      await end(engine);
      await rm(data, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function end(engine: ChildProcess): Promise<void> {
  if (engine.exitCode !== null || engine.signalCode !== null) return;
  const exit = once(engine, "exit");
  engine.kill("SIGKILL");
  await exit;
}
