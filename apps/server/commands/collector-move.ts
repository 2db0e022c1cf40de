import { readEnvironment } from "../collector/environment.ts";
import { openClickHouse } from "../tracking/clickhouse/clickhouse.ts";
import { mergeTables } from "../tracking/clickhouse/merge-tables.ts";
import { migrate } from "../tracking/clickhouse/migrate.ts";
import { moveVisits } from "../tracking/clickhouse/move-visits.ts";

/** `node src/move.ts DATA.DB`: copies the visits of a PocketBase into ClickHouse. Ctrl-C stops it; run again, it goes on. */
const [, , file] = process.argv;
if (!file) throw new Error("Say which database: node src/move.ts /path/to/pb_data/data.db");

const environment = readEnvironment(process.env);
const stopping = new AbortController();
const stop = () => stopping.abort();
process.on("SIGINT", stop).on("SIGTERM", stop);

const server = openClickHouse({ ...environment, url: environment.clickhouse, database: "default" });
await migrate(server, environment);
await server.close();

const client = openClickHouse({
  ...environment,
  url: environment.clickhouse,
  patience: 24 * 60 * 60 * 1000,
});
const comparisons = await moveVisits(client, file, stopping.signal, (collection, rows) => {
  process.stdout.write(`${collection}: ${rows} rows\n`);
});
process.off("SIGINT", stop).off("SIGTERM", stop);

if (!comparisons) {
  process.stdout.write("Stopped. Run it again to go on.\n");
  process.exitCode = 1;
}
for (const { collection, pocketbase, clickhouse } of comparisons ?? []) {
  const isWhole = clickhouse >= pocketbase;
  process.stdout.write(
    `${isWhole ? "✓" : "✗"} ${collection}: ${pocketbase} in PocketBase, ${clickhouse} in ClickHouse\n`,
  );
  if (!isWhole) process.exitCode = 1;
}
if (comparisons) {
  process.stdout.write("Merging what is there, so that reports are quick. Collectors may go on meanwhile.\n");
  await mergeTables(client, environment);
}
await client.close();
