import { expect, test, vi } from "vitest";
import { Rejection, Unavailable } from "../engine.ts";
import { type BatchesOptions, countRows, createBatches } from "./insert-batches.ts";

function batchesOf(options: Partial<BatchesOptions> = {}) {
  const inserts: { rows: readonly object[]; result: PromiseWithResolvers<void> }[] = [];
  const batches = createBatches({
    insert(_, rows) {
      const result = Promise.withResolvers<void>();
      inserts.push({ rows, result });
      return result.promise;
    },
    interval: 0,
    maxRows: 10,
    retryDelays: [0, 0],
    deadline: 60_000,
    ...options,
  });
  const add = (...rows: number[]) => {
    const tables = new Map([["table", rows.map((row) => ({ row }))]]);
    return batches.add(tables, countRows(tables));
  };
  return { batches, inserts, add };
}

test("rows that arrive during an insert share the next one", async () => {
  const { inserts, add } = batchesOf();
  const first = add(1);
  const others = [add(2), add(3, 4)];
  expect(inserts.map(({ rows }) => rows.length)).toEqual([1]);
  inserts[0]?.result.resolve();
  await first;
  await expect.poll(() => inserts.map(({ rows }) => rows.length)).toEqual([1, 3]);
  inserts[1]?.result.resolve();
  await Promise.all(others);
});

test("rows are rejected at once while the buffer is full", async () => {
  const { batches, inserts, add } = batchesOf();
  const taken = [add(1, 2, 3, 4, 5), add(6, 7, 8)];
  await expect(add(9, 10, 11)).rejects.toThrow(Unavailable);
  expect(batches.waiting()).toBe(8);
  inserts[0]?.result.resolve();
  await expect.poll(() => inserts.length).toBe(2);
  inserts[1]?.result.resolve();
  await Promise.all(taken);
  await batches.drained();
  expect(batches.waiting()).toBe(0);
});

test("a failing insert is retried, and its rows are rejected after the last attempt", async () => {
  const onFailure = vi.fn();
  const insert = vi.fn(async () => {
    throw new Error("The database is away.");
  });
  const { batches, add } = batchesOf({ insert, onFailure });
  await expect(add(1)).rejects.toThrow(Unavailable);
  expect([insert.mock.calls.length, onFailure.mock.calls.length, batches.waiting()]).toEqual([3, 3, 0]);
});

test("a frozen insert fails at the deadline, with the rows that wait for it", async () => {
  const insert = (_: string, __: readonly object[], signal: AbortSignal) =>
    new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  const { batches, add } = batchesOf({ insert, deadline: 50 });
  const results = await Promise.allSettled([add(1), add(2), add(3)]);
  expect(results.map(({ status }) => status)).toEqual(Array(3).fill("rejected"));
  await batches.drained();
  expect(batches.waiting()).toBe(0);
});

test("rows that ClickHouse rejects fail for their sender, and all others are stored", async () => {
  const stored: object[] = [];
  const insert = async (_: string, rows: readonly object[]) => {
    if (rows.some((row) => "row" in row && row.row === 6)) throw new Error("Row 6 is not to be stored.");
    stored.push(...rows);
  };
  const { add } = batchesOf({ insert, isInvalid: (error) => String(error).includes("not to be stored") });
  const results = await Promise.allSettled([[1], [2, 3], [4], [5, 6], [7]].map((rows) => add(...rows)));
  expect(results.map(({ status }) => status)).toEqual([
    ...Array(3).fill("fulfilled"),
    "rejected",
    "fulfilled",
  ]);
  expect(results[3]).toMatchObject({ reason: expect.any(Rejection) });
  expect(stored).toEqual([1, 2, 3, 4, 7].map((row) => ({ row })));
});
