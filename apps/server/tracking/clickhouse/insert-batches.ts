import { setTimeout as sleep } from "node:timers/promises";
import { Rejection, Unavailable } from "../engine.ts";
import { createGroupCommit, type WaitingRows } from "../group-commit.ts";

export type TableRows = ReadonlyMap<string, readonly object[]>;

/** Durations are in ms. */
export type BatchesOptions = {
  /** Must be idempotent: a failed insert is repeated. */
  insert(table: string, rows: readonly object[], signal: AbortSignal): Promise<unknown>;
  /** Minimum ms between the starts of two inserts. */
  interval: number;
  maxRows: number;
  retryDelays: readonly number[];
  /** Ms for all attempts at an insert. */
  deadline: number;
  /** Whether an insert failed because of its rows, so that a retry is pointless. */
  isInvalid?(error: unknown): boolean;
  onInsert?(milliseconds: number, rows: number): void;
  onFailure?(error: unknown): void;
};

type Request = WaitingRows<TableRows, void>;

/**
 * Creates a buffer that inserts the rows of many requests together. It divides an insert with invalid rows until the
 * request that sent them is found, and stores the others. When the deadline passes, it also rejects the requests that
 * wait for the next insert.
 */
export function createBatches({
  insert,
  interval,
  maxRows,
  retryDelays,
  deadline,
  isInvalid = () => false,
  onInsert = () => {},
  onFailure = () => {},
}: BatchesOptions) {
  const store = async (table: string, rows: readonly object[], signal: AbortSignal): Promise<void> => {
    for (let attempt = 0; ; attempt++) {
      try {
        await insert(table, rows, signal);
        return;
      } catch (error) {
        onFailure(error);
        if (isInvalid(error)) throw new Rejection(400, "The database doesn't take these rows.");
        const delay = retryDelays[attempt];
        if (delay === undefined || signal.aborted) throw new Unavailable(error);
        await sleep(delay, undefined, { signal }).catch(() => {
          throw new Unavailable(error);
        });
      }
    }
  };

  const storeAll = async (requests: readonly Request[]): Promise<Unavailable | undefined> => {
    const begun = performance.now();
    const signal = AbortSignal.timeout(deadline);
    const tables = together(requests);
    const results = await Promise.allSettled([...tables].map(([table, rows]) => store(table, rows, signal)));
    const failures = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
    const problem = failures.find((failure) => failure instanceof Unavailable);
    if (failures.length === 0) {
      onInsert(performance.now() - begun, countRows(tables));
      for (const { result } of requests) result.resolve();
    } else if (problem || requests.length === 1) reject(requests, problem ?? failures[0]);
    else {
      const half = requests.length >> 1;
      const [first, second] = [requests.slice(0, half), requests.slice(half)];
      const atFirst = await storeAll(first);
      if (!atFirst) return storeAll(second);
      reject(second, atFirst);
      return atFirst;
    }
    return problem;
  };

  return createGroupCommit<TableRows, void>(maxRows, async (take) => {
    const pause = sleep(interval);
    const problem = await storeAll(take());
    if (problem) reject(take(), problem);
    await pause;
  });
}

function reject(requests: readonly Request[], reason: unknown): void {
  for (const { result } of requests) result.reject(reason);
}

function together(requests: readonly Request[]): Map<string, object[]> {
  const all = new Map<string, object[]>();
  for (const { rows: tables } of requests)
    for (const [table, rows] of tables) {
      const before = all.get(table);
      if (before) before.push(...rows);
      else all.set(table, [...rows]);
    }
  return all;
}

/** Counts the rows of all tables. */
export const countRows = (tables: TableRows): number =>
  [...tables.values()].reduce((sum, { length }) => sum + length, 0);
