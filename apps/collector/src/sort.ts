import { openClickHouse } from "./clickhouse.ts";
import { readEnvironment } from "./environment.ts";
import { migrate } from "./migrate.ts";
import { sortTables } from "./sort-tables.ts";

/** `node src/sort.ts`: copies tables that an older version made into today's order. Stopped and run again, it goes on. */
const environment = readEnvironment(process.env);
const open = (database: string) =>
  openClickHouse({ ...environment, url: environment.clickhouse, database, patience: 24 * 60 * 60 * 1000 });

const server = open("default");
await migrate(server, environment);
await server.close();

const client = open(environment.database);
const sorted = await sortTables(client, environment);
await client.close();
for (const table of sorted) process.stdout.write(`${table} is in order now.\n`);
if (sorted.length === 0) process.stdout.write("All tables are in order.\n");
