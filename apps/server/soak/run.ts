import { startPocketBase, type TestPocketBase, type TestPocketBaseOptions } from "../testing/index.ts";
import { backupAndRestore } from "../tests/faults/backup.ts";
import { lockedDatabase, powerCuts } from "../tests/faults/interruptions.ts";
import type { Outcome } from "../tests/faults/load.ts";
import { PROXIED, signupBurst, slowConnections } from "../tests/faults/signups.ts";

/**
 * `pnpm soak`: the faults of the tests for longer, as a table of what was lost. Anything lost makes it fail.
 */
const faults: Record<string, () => Promise<Outcome>> = {
  "20 power cuts while visitors send": () => on((server) => powerCuts(server, 20)),
  "database locked for 9 s": () => on((server) => lockedDatabase(server, 9000)),
  "2,000 connections that never finish": () =>
    on(async (server) => stored(10, await slowConnections(server, 2000)), PROXIED),
  "10,000 signups at once, of as many addresses": () => {
    const addressOf = (i: number) => `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`;
    return on(async (server) => stored(10_000, await signupBurst(server, 10_000, addressOf)), PROXIED);
  },
  "backup of 20,000 rows while visitors send": () =>
    on(async (server) => (await backupAndRestore(server, 20_000)).restored),
};

console.log("| fault | sent | acknowledged | lost | s |\n| --- | --- | --- | --- | --- |");
for (const [name, run] of Object.entries(faults)) {
  const start = performance.now();
  const { sent, acknowledged, lost } = await run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`| ${name} | ${sent} | ${acknowledged} | ${lost} | ${seconds} |`);
  if (lost > 0) process.exitCode = 1;
}

/** Runs a fault on a server of its own. */
async function on(
  fault: (server: TestPocketBase) => Promise<Outcome>,
  options?: TestPocketBaseOptions,
): Promise<Outcome> {
  await using server = await startPocketBase(options);
  return await fault(server);
}

function stored(sent: number, result: { stored: number; acknowledged?: number }): Outcome {
  const acknowledged = result.acknowledged ?? sent;
  return { sent, acknowledged, lost: Math.max(0, acknowledged - result.stored) };
}
