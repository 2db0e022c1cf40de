import type { TestPocketBase } from "../../testing/index.ts";
import type { Outcome } from "./load.ts";
import { startLoad } from "./load.ts";
import { until } from "./until.ts";

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
