import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../free-port.ts";
import { fetchChdb } from "./fetch-chdb.ts";

/** A ClickHouse for tests, with a database of their own in it. */
export type TestClickHouse = AsyncDisposable & {
  /** As the official client takes it, credentials included where there are any. */
  url: string;
  database: string;
  /** Whether the tests may end it and start it again. */
  isOwn: boolean;
  /** Ends it at once, as a machine that loses its power. */
  kill(): Promise<void>;
  /** Starts it again at the same address, with what it had stored. */
  restart(): Promise<void>;
  /** The engine's process, where it is our own. */
  pid(): number | undefined;
};

/**
 * The server that CLICKHOUSE_URL names, or chDB in a process of its own, with its data in a new folder. The database is
 * not made: that is what the product does.
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
