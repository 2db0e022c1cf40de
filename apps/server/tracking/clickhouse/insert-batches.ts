import { setTimeout as sleep } from "node:timers/promises";
import { Rejection, Unavailable } from "../engine.ts";
import { createGroupCommit, type Waiting } from "../group-commit.ts";

/** Rows for some tables, by the table's name. */
export type TableRows = ReadonlyMap<string, readonly object[]>;

/** What batches work with. Durations are in ms. */
export type BatchesOptions = {
  /** Stores rows in one table, until the signal aborts it; repeating it changes nothing. */
  insert(table: string, rows: readonly object[], signal: AbortSignal): Promise<unknown>;
  /** Between the beginnings of two inserts at least. */
  interval: number;
  /** How many rows may wait, including those being inserted. */
  maxRows: number;
  /** Before each further attempt at a failed insert. */
  retryDelays: readonly number[];
  /** For all attempts at an insert together. */
  deadline: number;
  /** Whether an insert failed because of what is in its rows, and will again. */
  isInvalid?(error: unknown): boolean;
  onInsert?(milliseconds: number, rows: number): void;
  onFailure?(error: unknown): void;
};

type Request = Waiting<TableRows, void>;

/**
 * Creates a buffer whose rows go to the database together, those of many requests in one insert. An insert that the
 * database rejects for its content is divided until it is known whose rows it is, so that everybody else's are stored.
 * When the deadline passes, requests that wait for the next insert are rejected too.
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

  /** Returns why nothing can be stored now, if so. */
  const storeAll = async (requests: readonly Request[]): Promise<Unavailable | undefined> => {
    const begun = performance.now();
    const signal = AbortSignal.timeout(deadline);
    const tables = together(requests);
    const results = await Promise.allSettled([...tables].map(([table, rows]) => store(table, rows, signal)));
    const failures = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
    const problem = failures.find((failure) => failure instanceof Unavailable);
    if (failures.length === 0) {
      onInsert(performance.now() - begun, countRows(tables));
      for (const { done } of requests) done.resolve();
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
  for (const { done } of requests) done.reject(reason);
}

/** Returns the rows of many requests, by their tables. */
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

/** Returns how many rows there are in all tables. */
export const countRows = (tables: TableRows): number =>
  [...tables.values()].reduce((sum, { length }) => sum + length, 0);
