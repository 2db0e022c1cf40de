import { type ClickHouseClient, ClickHouseError, createClient } from "@clickhouse/client";
import type { FactTable } from "./tables.ts";

export type ClickHouseOptions = {
  url: string;
  database: string;
  cluster?: string | undefined;
  /** The number of replicas of each shard. */
  replicas?: number;
  /** Ms to wait for an answer. */
  timeout?: number;
};

/**
 * Opens a client of the database. An insert resolves when it's stored. The server briefly collects those of all
 * collectors, so that it has a few large parts to merge instead of many small ones. On a cluster, a row is stored when
 * most replicas have it. With two replicas one is enough: a majority of two would stop writes when either fails.
 */
export function openClickHouse(options: ClickHouseOptions): ClickHouseClient {
  const { url, database, cluster, replicas = 1, timeout = 30_000 } = options;
  return createClient({
    url,
    database,
    application: "voxlog-collector",
    request_timeout: timeout,
    // After a long synchronous count, the server may have closed an idle connection.
    keep_alive: { eagerly_destroy_stale_sockets: true },
    clickhouse_settings: {
      async_insert: 1,
      wait_for_async_insert: 1,
      async_insert_busy_timeout_max_ms: 50,
      ...(cluster && { distributed_foreground_insert: 1, insert_quorum: replicas > 2 ? "auto" : "0" }),
    },
    // Its messages repeat the statement, and so what visitors sent.
    log: { level: 127 },
  });
}

/** ClickHouse's errors about rows that don't fit their table. Any other error may be temporary. */
const OF_ROWS =
  /^(CANNOT_(PARSE|CONVERT|INSERT|READ)_|TYPE_MISMATCH|INCORRECT_DATA|VALUE_IS_OUT_OF_RANGE|TOO_LARGE_|VIOLATED_CONSTRAINT)/;

/** Returns whether an insert failed because of its rows. */
export const isInvalid = (error: unknown): boolean =>
  error instanceof ClickHouseError && OF_ROWS.test(error.type ?? "");

/** Stores rows in a table of facts. */
export function insertRows(
  client: ClickHouseClient,
  { name, columns }: FactTable,
  values: readonly object[],
  signal?: AbortSignal,
): Promise<unknown> {
  const written = columns.flatMap((column) => (column.isComputed ? [] : column.name));
  return client.insert({
    table: name,
    values,
    format: "JSONEachRow",
    columns: written as [string, ...string[]],
    ...(signal && { abort_signal: signal }),
  });
}

/** Returns the rows of a query. */
export async function readRows<Row>(
  client: ClickHouseClient,
  query: string,
  query_params: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<Row[]> {
  const options = { query, query_params, ...(signal && { abort_signal: signal }) };
  return (await client.query({ ...options, format: "JSONEachRow" })).json<Row>();
}
