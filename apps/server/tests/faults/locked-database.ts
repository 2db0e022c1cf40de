import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import type { TestPocketBase } from "../../testing/index.ts";
import type { Outcome } from "./load.ts";
import { startLoad } from "./load.ts";
import { until } from "./until.ts";

/** Keeps the database locked by another program for so many milliseconds, while visitors send. */
export async function lockedDatabase(server: TestPocketBase, duration: number): Promise<Outcome> {
  const load = startLoad(server.url);
  await until(() => load.acknowledged > 20);
  const other = new DatabaseSync(join(server.dataDir, "data.db"), { timeout: 10_000 });
  other.exec("BEGIN IMMEDIATE");
  await sleep(duration);
  other.exec("ROLLBACK");
  other.close();
  const after = load.acknowledged;
  await until(() => load.acknowledged > after + 20);
  await load.stop();
  return await load.outcome(server);
}
