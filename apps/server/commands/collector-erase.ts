import { eraseSession } from "../tracking/clickhouse/erase-session.ts";
import { runOnClickHouse } from "./run-on-clickhouse.ts";

/** `pnpm --filter @voxlog/server collector:erase SESSION_ID`: removes all that is stored of a session. */
await runOnClickHouse("collector:erase SESSION_ID", async (session, client, { cluster }) => {
  const erased = await eraseSession(client, session, cluster);
  process.stdout.write(erased ? "The session was erased.\n" : "The session doesn't exist.\n");
  if (!erased) process.exitCode = 1;
});
