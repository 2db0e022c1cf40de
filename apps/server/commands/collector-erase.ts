import { readEnvironment } from "../collector/environment.ts";
import { openClickHouse } from "../tracking/clickhouse/clickhouse.ts";
import { eraseSession } from "../tracking/clickhouse/erase-session.ts";

/** `pnpm --filter @voxlog/server collector:erase SESSION_ID`: removes all that is stored of a session. */
const [, , session] = process.argv;
if (!session) throw new Error("Usage: pnpm --filter @voxlog/server collector:erase SESSION_ID");

const environment = readEnvironment(process.env);
const client = openClickHouse(environment);
const erased = await eraseSession(client, session, environment.cluster);
await client.close();
process.stdout.write(erased ? "The session was erased.\n" : "The session doesn't exist.\n");
if (!erased) process.exitCode = 1;
