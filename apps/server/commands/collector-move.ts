import { existsSync } from "node:fs";
import { LaunchFailure } from "../process/command.ts";
import { migrate } from "../tracking/clickhouse/migrate.ts";
import { mergeTables, moveVisits } from "../tracking/clickhouse/move-visits.ts";
import { runOnClickHouse } from "./run-on-clickhouse.ts";

const print = (line: string) => void process.stdout.write(`${line}\n`);

/**
 * `pnpm --filter @voxlog/server collector:move DATA.DB`: copies the visits of a PocketBase into ClickHouse. Ctrl-C
 * stops it; the next run continues.
 */
await runOnClickHouse("collector:move /path/to/data.db", async (file, client, environment, signal) => {
  if (!existsSync(file))
    throw new LaunchFailure(`The file doesn't exist, or this user can't read it: ${file}.`);
  await migrate(environment);
  const onProgress = (collection: string, rows: number) => print(`${collection}: ${rows} rows`);
  const comparisons = await moveVisits(client, file, signal, onProgress, environment);
  if (!comparisons) {
    print("Stopped. Run it again to continue.");
    process.exitCode = 1;
    return;
  }
  for (const { collection, rows, missing } of comparisons) {
    print(missing ? `✗ ${collection}: ${missing} missing` : `✓ ${collection}: ${rows} in ClickHouse`);
    if (missing) process.exitCode = 1;
  }
  print("Merging the tables, so that reports are fast. Collectors can keep running.");
  await mergeTables(client, environment);
});
