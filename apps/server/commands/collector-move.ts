import { readEnvironment } from "../collector/environment.ts";
import { openClickHouse } from "../tracking/clickhouse/clickhouse.ts";
import { mergeTables } from "../tracking/clickhouse/merge-tables.ts";
import { migrateServer } from "../tracking/clickhouse/migrate.ts";
import { moveVisits } from "../tracking/clickhouse/move-visits.ts";

/**
 * `pnpm --filter @voxlog/server collector:move DATA.DB`: copies the visits of a PocketBase into ClickHouse. Ctrl-C
 * stops it; the next run continues.
 */
const [, , file] = process.argv;
if (!file) throw new Error("Usage: pnpm --filter @voxlog/server collector:move /path/to/data.db");

const environment = readEnvironment(process.env);
const stopping = new AbortController();
const stop = () => stopping.abort();
process.on("SIGINT", stop).on("SIGTERM", stop);

await migrateServer(environment);
const client = openClickHouse({ ...environment, timeout: 24 * 60 * 60 * 1000 });
const onProgress = (collection: string, rows: number) =>
  void process.stdout.write(`${collection}: ${rows} rows\n`);
const comparisons = await moveVisits(client, file, stopping.signal, onProgress, environment);
process.off("SIGINT", stop).off("SIGTERM", stop);

if (!comparisons) {
  process.stdout.write("Stopped. Run it again to continue.\n");
  process.exitCode = 1;
}
for (const { collection, rows, missing } of comparisons ?? []) {
  const result = missing ? `✗ ${collection}: ${missing} missing` : `✓ ${collection}: ${rows} in ClickHouse`;
  process.stdout.write(`${result}\n`);
  if (missing) process.exitCode = 1;
}
if (comparisons) {
  process.stdout.write("Merging the tables, so that reports are fast. Collectors can keep running.\n");
  await mergeTables(client, environment);
}
await client.close();
