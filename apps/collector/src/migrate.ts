import type { ClickHouseClient } from "@clickhouse/client";
import { sets } from "./sets.ts";
import { type Column, type FactTable, tablesOf } from "./tables.ts";

/** How the tables are kept. */
export type Layout = {
  database: string;
  /** The cluster's name, of several servers: tables are then replicated, and sharded by session. */
  cluster?: string | undefined;
  /** Days until facts are removed. */
  keepDays: number;
};

/** What a server has already. */
type Present = { columns: ReadonlySet<string>; keepDays: ReadonlyMap<string, number> };

/**
 * Brings a server's tables up to date with the fields there are, from nothing or from any older version. Collectors may
 * do so at the same moment, and while others write.
 *
 * @param client of the server, not of a database on it, which may not be there yet.
 */
export async function migrate(client: ClickHouseClient, layout: Layout): Promise<void> {
  await client.command({ query: createDatabase(layout) });
  for (const query of statements(layout, await readPresent(client, layout))) await client.command({ query });
}

async function readPresent(client: ClickHouseClient, { database }: Layout): Promise<Present> {
  const ask = async <T>(query: string) =>
    (await client.query({ query, query_params: { database }, format: "JSONEachRow" })).json<T>();
  const columns = await ask<{ column: string }>(
    "SELECT concat(table, '.', name) AS column FROM system.columns WHERE database = {database: String}",
  );
  const tables = await ask<{ name: string; days: string }>(
    "SELECT name, extract(create_table_query, 'TTL .*toIntervalDay\\\\((\\\\d+)\\\\)') AS days FROM system.tables WHERE database = {database: String}",
  );
  return {
    columns: new Set(columns.map(({ column }) => column)),
    keepDays: new Map(tables.map(({ name, days }) => [name, Number(days)])),
  };
}

const onCluster = ({ cluster }: Layout) => (cluster ? ` ON CLUSTER \`${cluster}\`` : "");

const createDatabase = (layout: Layout) =>
  `CREATE DATABASE IF NOT EXISTS ${layout.database}${onCluster(layout)}`;

/** All that makes the tables what they are to be, in order. Each of it changes nothing where it was done before. */
export function statements(layout: Layout, present: Present): string[] {
  return Object.values(sets)
    .flatMap((set) => Object.values(tablesOf(set)))
    .flatMap((table) => [
      ...tableStatements(table, layout, present),
      `CREATE OR REPLACE VIEW ${layout.database}.${table.view}${onCluster(layout)} AS ${table.query.replace(` FROM ${table.name} `, ` FROM ${layout.database}.${table.name} `)}`,
    ]);
}

function tableStatements({ name, columns, key }: FactTable, layout: Layout, present: Present): string[] {
  const { database, cluster, keepDays } = layout;
  const local = cluster ? `${name}_local` : name;
  const definitions = columns.map(define).join(", ");
  const engine = cluster
    ? `ReplicatedAggregatingMergeTree('/clickhouse/tables/{shard}/${database}/${local}', '{replica}')`
    : "AggregatingMergeTree";
  const ttl = `toDateTime(created) + toIntervalDay(${keepDays})`;
  const create = (table: string, rest: string) =>
    `CREATE TABLE IF NOT EXISTS ${database}.${table}${onCluster(layout)} (${definitions}) ENGINE = ${rest}`;
  const alter = (table: string, what: string) =>
    `ALTER TABLE ${database}.${table}${onCluster(layout)} ${what}`;

  const all = [create(local, `${engine} ORDER BY (${key.join(", ")}) TTL ${ttl}`)];
  // Whatever belongs to a session is on one shard, so that each merges its own.
  if (cluster)
    all.push(create(name, `Distributed('${cluster}', '${database}', '${local}', sipHash64(session_id))`));
  for (const table of new Set([local, name])) {
    const missing = columns.filter((column) => !present.columns.has(`${table}.${column.name}`));
    const isNew = missing.length === columns.length;
    if (isNew) continue;
    all.push(...missing.map((column) => alter(table, `ADD COLUMN IF NOT EXISTS ${define(column)}`)));
  }
  const before = present.keepDays.get(local);
  // Asking for what is so already would have all there is looked through once more.
  if (before !== undefined && before !== keepDays) all.push(alter(local, `MODIFY TTL ${ttl}`));
  return all;
}

const define = ({ name, type, otherwise }: Column) =>
  `${name} ${type}${otherwise ? ` DEFAULT ${otherwise}` : ""}`;
