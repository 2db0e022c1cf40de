import { setTimeout as sleep } from "node:timers/promises";
import type { ClickHouseClient } from "@clickhouse/client";
import { createFacts, type Layout } from "./migrate.ts";
import { sets } from "./sets.ts";
import { type FactTable, NUMBERS, tablesOf } from "./tables.ts";

/**
 * Copies the tables that an older version made, whose rows are in another order, into the order that reports are quick by.
 * It may be stopped at any moment and run again, and collectors go on meanwhile: facts that are copied twice count once.
 *
 * @param client of the database, whose tables are up to date but for that.
 * @returns the tables that were copied; those in order already are left alone.
 * @throws Error on a cluster, whose tables have been in order since there are any.
 */
export async function sortTables(client: ClickHouseClient, layout: Layout): Promise<string[]> {
  if (layout.cluster) throw new Error("On a cluster tables have never been in another order.");
  const unsorted = await unsortedTables(client, layout);
  for (const table of unsorted) await sortTable(client, layout, table);
  return unsorted.map(({ name }) => name);
}

/** The tables that an older version made, and those that were not copied to the end. */
export async function unsortedTables(client: ClickHouseClient, { cluster }: Layout): Promise<FactTable[]> {
  if (cluster) return [];
  const keys = await readKeys(client);
  return Object.values(sets)
    .flatMap((set) => Object.values(tablesOf(set)))
    .filter((table) => !isSorted(table, keys) || keys.has(otherOf(table)));
}

type Keys = ReadonlyMap<string, string>;

const isSorted = ({ name, key }: FactTable, keys: Keys) => keys.get(name) === key.join(", ");
const otherOf = ({ name }: FactTable) => `${name}_other`;

async function sortTable(client: ClickHouseClient, layout: Layout, table: FactTable): Promise<void> {
  const [name, other] = [table.name, otherOf(table)];
  const command = (query: string) => client.command({ query });
  if (!isSorted(table, await readKeys(client))) {
    await command(createFacts(table, layout, other));
    await command(copyFacts(table, name, other));
    await command(`EXCHANGE TABLES ${name} AND ${other}`);
  }
  // The other one has the old order now, and what came in until then.
  await insertsSoFar(client);
  await command(copyFacts(table, other, name));
  await command(`DROP TABLE ${other} SYNC SETTINGS max_table_size_to_drop = 0`);
}

/** The columns that each table is sorted by. */
async function readKeys(client: ClickHouseClient): Promise<Keys> {
  const query = "SELECT name, sorting_key FROM system.tables WHERE database = currentDatabase()";
  const tables = await (await client.query({ query, format: "JSONEachRow" })).json<{
    name: string;
    sorting_key: string;
  }>();
  return new Map(tables.map(({ name, sorting_key }) => [name, sorting_key]));
}

/** All facts of a table as they are stored; what is said only to be counted is counted already. */
function copyFacts({ columns }: FactTable, from: string, to: string): string {
  const stored = columns.filter(({ name, type }) => !NUMBERS.has(name) && !type.endsWith("EPHEMERAL"));
  const names = stored.map(({ name }) => name).join(", ");
  return `INSERT INTO ${to} (${names}) SELECT ${names} FROM ${from}`;
}

/** Waits for the inserts under way, which may be into what was the table when they began. */
async function insertsSoFar(client: ClickHouseClient): Promise<void> {
  const begun = performance.now();
  for (;;) {
    const result = await client.query({
      query:
        "SELECT count() AS count FROM system.processes WHERE query_kind LIKE '%Insert%' AND elapsed > {seconds: Float64}",
      query_params: { seconds: (performance.now() - begun) / 1000 },
      format: "JSONEachRow",
    });
    const [row] = await result.json<{ count: string }>();
    if (!Number(row?.count)) return;
    await sleep(100);
  }
}
