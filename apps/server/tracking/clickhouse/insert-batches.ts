import { setTimeout as sleep } from "node:timers/promises";
import type { ClickHouseClient } from "@clickhouse/client";
import { Rejection, Unavailable } from "../engine.ts";
import { createGroupCommit, type WaitingRows } from "../group-commit.ts";
import { insertRows, isInvalid } from "./clickhouse.ts";
import type { TableRow } from "./rows.ts";
import type { FactTable } from "./tables.ts";

export type InsertOptions = {
  /** Max rows that wait. Further requests are rejected. */
  bufferRows: number;
  /** The number of servers that an insert is divided over. */
  shards?: number;
  onInsert(milliseconds: number, rows: number): void;
  onInsertFailure(error: unknown): void;
};

/**
 * Ms between inserts for each shard: unnoticeable, and fewer inserts leave fewer parts to merge. An insert is a part on
 * every shard, so with as many collectors as shards, each server has as many parts to merge as a single one.
 */
const INTERVAL = 50;
/** Ms: enough for a server to restart. Facts are idempotent, so a failed insert is repeated. */
const RETRY_DELAYS = [100, 400, 1000];
/** Max ms that a visitor waits for ClickHouse. */
export const DEADLINE = 2000;

type Request = WaitingRows<readonly TableRow[], void>;

/**
 * Creates a buffer that inserts the rows of many requests together. It divides an insert with invalid rows until the
 * request that sent them is found, and stores the others. When the deadline passes, it also rejects the requests that
 * wait for the next insert.
 */
export function createBatches(
  client: ClickHouseClient,
  { bufferRows, shards = 1, onInsert, onInsertFailure }: InsertOptions,
) {
  const store = async (table: FactTable, rows: readonly TableRow[], signal: AbortSignal): Promise<void> => {
    const values = rows.map(({ row }) => row);
    for (let attempt = 0; ; attempt++) {
      try {
        await insertRows(client, table, values, signal);
        return;
      } catch (error) {
        onInsertFailure(error);
        if (isInvalid(error)) throw new Rejection(400, "The database doesn't take these rows.");
        const delay = RETRY_DELAYS[attempt];
        if (delay === undefined || signal.aborted) throw new Unavailable(error);
        await sleep(delay, undefined, { signal }).catch(() => {
          throw new Unavailable(error);
        });
      }
    }
  };

  const storeAll = async (requests: readonly Request[]): Promise<Unavailable | undefined> => {
    const begun = performance.now();
    const signal = AbortSignal.timeout(DEADLINE);
    const rows = requests.flatMap((request) => request.rows);
    const tables = [...Map.groupBy(rows, ({ table }) => table)];
    const results = await Promise.allSettled(tables.map(([table, its]) => store(table, its, signal)));
    const failures = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
    let problem = failures.find((failure) => failure instanceof Unavailable);
    if (failures.length === 0) {
      onInsert(performance.now() - begun, rows.length);
      for (const { result } of requests) result.resolve();
    } else if (problem || requests.length === 1) reject(requests, problem ?? failures[0]);
    else {
      const half = requests.length >> 1;
      for (const some of [requests.slice(0, half), requests.slice(half)]) {
        if (problem) reject(some, problem);
        else problem = await storeAll(some);
      }
    }
    return problem;
  };

  return createGroupCommit<readonly TableRow[], void>(bufferRows, async (take) => {
    const pause = sleep(INTERVAL * shards);
    const problem = await storeAll(take());
    if (problem) reject(take(), problem);
    await pause;
  });
}

function reject(requests: readonly Request[], reason: unknown): void {
  for (const { result } of requests) result.reject(reason);
}
