import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import type { TestPocketBase } from "../../testing/index.ts";
import { type Outcome, startLoad, until } from "./load.ts";

/** Kills the server so many times while visitors send, starting it again each time. */
export async function powerCuts(server: TestPocketBase, times: number): Promise<Outcome> {
  const load = startLoad(server.url);
  for (let i = 0; i < times; i++) {
    const before = load.acknowledged;
    await until(() => load.acknowledged > before + 100);
    await server.kill();
    await server.restart();
  }
  await load.stop();
  return await load.outcome(server);
}

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
