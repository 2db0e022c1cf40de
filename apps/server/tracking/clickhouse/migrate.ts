import type { ClickHouseClient } from "@clickhouse/client";
import { type ClickHouseOptions, openClickHouse, readRows } from "./clickhouse.ts";
import { allTables, type Column, type FactTable } from "./tables.ts";

export type Layout = {
  database: string;
  /** The name of a cluster: its tables are replicated, and sharded by session. */
  cluster?: string | undefined;
  keepDays: number;
};

/** One server, or a cluster if it has a name. */
export type Servers = Pick<Layout, "cluster">;

type Present = { columns: ReadonlySet<string>; keepDays: ReadonlyMap<string, number> };

export type ClusterShape = { shards: number; replicas: number };

/**
 * Creates the tables, or migrates those of any older version, and returns the shape of the cluster. Several collectors
 * may do this at once, while others write.
 */
export async function migrate(options: ClickHouseOptions & Layout): Promise<ClusterShape> {
  // The collectors' database may not exist yet.
  const client = openClickHouse({ ...options, database: "default" });
  try {
    await client.command({ query: `CREATE DATABASE IF NOT EXISTS ${options.database}${onCluster(options)}` });
    for (const query of statements(options, await readPresent(client, options)))
      await client.command({ query });
    return await readShape(client, options);
  } finally {
    await client.close();
  }
}

/** @throws Error if the cluster's distributed tables would write to every replica. */
async function readShape(client: ClickHouseClient, { cluster }: Servers): Promise<ClusterShape> {
  if (!cluster) return { shards: 1, replicas: 1 };
  const shards = await readRows<{ replicas: string; replicated: boolean }>(
    client,
    `SELECT count() AS replicas, min(internal_replication) = 1 AS replicated
     FROM system.clusters WHERE cluster = {cluster: String} GROUP BY shard_num`,
    { cluster },
  );
  const replicas = Math.min(...shards.map((shard) => Number(shard.replicas)));
  if (replicas > 1 && !shards.every(({ replicated }) => Number(replicated)))
    throw new Error(
      `Set internal_replication to true for each shard of ${cluster}, or every row is stored twice.`,
    );
  return { shards: shards.length, replicas };
}

async function readPresent(client: ClickHouseClient, { database }: Layout): Promise<Present> {
  const columns = await readRows<{ column: string }>(
    client,
    "SELECT concat(table, '.', name) AS column FROM system.columns WHERE database = {database: String}",
    { database },
  );
  const tables = await readRows<{ name: string; days: string }>(
    client,
    "SELECT name, extract(create_table_query, 'TTL .*toIntervalDay\\\\((\\\\d+)\\\\)') AS days FROM system.tables WHERE database = {database: String}",
    { database },
  );
  return {
    columns: new Set(columns.map(({ column }) => column)),
    keepDays: new Map(tables.map(({ name, days }) => [name, Number(days)])),
  };
}

/** Returns the clause that runs a statement on all servers. */
export const onCluster = ({ cluster }: Servers) => (cluster ? ` ON CLUSTER \`${cluster}\`` : "");

/** Returns the migration's statements in order. Each is idempotent. */
export function statements(layout: Layout, present: Present): string[] {
  return allTables().flatMap((table) => [
    ...tableStatements(table, layout, present),
    `CREATE OR REPLACE VIEW ${layout.database}.${table.view}${onCluster(layout)} AS ${table.query.replace(` FROM ${table.name} `, ` FROM ${layout.database}.${table.name} `)}`,
  ]);
}

function tableStatements(table: FactTable, layout: Layout, present: Present): string[] {
  const { name, columns } = table;
  const { database, cluster, keepDays } = layout;
  const local = localName(table, layout);
  const alter = (altered: string, what: string) =>
    `ALTER TABLE ${database}.${altered}${onCluster(layout)} ${what}`;

  const engine = cluster
    ? `ReplicatedAggregatingMergeTree('/clickhouse/tables/{shard}/${database}/${local}', '{replica}')`
    : "AggregatingMergeTree";
  const all = [
    `${createTable(table, layout, local)} ${engine} ORDER BY (${table.key.join(", ")}) TTL ${ttlOf(layout)}`,
  ];
  // All rows of a session are on one shard, so that each shard merges its own.
  if (cluster)
    all.push(
      `${createTable(table, layout, name)} Distributed('${cluster}', '${database}', '${local}', sipHash64(session_id))`,
    );
  for (const there of new Set([local, name])) {
    const missing = columns.filter((column) => !present.columns.has(`${there}.${column.name}`));
    if (missing.length < columns.length)
      all.push(...missing.map((column) => alter(there, `ADD COLUMN IF NOT EXISTS ${define(column)}`)));
  }
  const before = present.keepDays.get(local);
  // Setting the same TTL again would make ClickHouse process all parts.
  if (before !== undefined && before !== keepDays) all.push(alter(local, `MODIFY TTL ${ttlOf(layout)}`));
  return all;
}

const localName = ({ name }: FactTable, { cluster }: Servers) => (cluster ? `${name}_local` : name);

/** Names the table that stores rows on each server, which is the one to alter. */
export const storageTable = (table: FactTable, servers: Servers): string =>
  localName(table, servers) + onCluster(servers);

const createTable = ({ columns }: FactTable, layout: Layout, as: string) =>
  `CREATE TABLE IF NOT EXISTS ${layout.database}.${as}${onCluster(layout)} (${columns.map(define).join(", ")}) ENGINE =`;

const ttlOf = ({ keepDays }: Layout) => `toDateTime(created) + toIntervalDay(${keepDays})`;

const define = ({ name, type, otherwise }: Column) =>
  `${name} ${type}${otherwise ? ` DEFAULT ${otherwise}` : ""}`;
