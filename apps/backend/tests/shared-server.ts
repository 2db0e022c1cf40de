import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { startPocketBase, type TestPocketBase } from "../testing/index.ts";

const TABLES = [
  "signups",
  "demo_requests",
  "outbox",
  "follow_ups",
  "sessions",
  "page_visits",
  "app_sessions",
  "app_page_visits",
  "events",
  "app_events",
];

let running: Promise<TestPocketBase> | undefined;

/**
 * A server without rows, for tests that leave its settings and its process alone: a worker of the tests starts one, and
 * its files use it one after the other. It ends with the worker.
 */
export async function sharedServer(): Promise<TestPocketBase> {
  running ??= startPocketBase();
  const server = await running;
  using database = new DatabaseSync(join(server.dataDir, "data.db"), { timeout: 10_000 });
  database.exec(`BEGIN IMMEDIATE; ${TABLES.map((table) => `DELETE FROM ${table};`).join(" ")} COMMIT`);
  return server;
}
