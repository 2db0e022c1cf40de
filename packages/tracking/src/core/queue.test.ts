import { beforeEach, expect, test, vi } from "vitest";
import { fakePage, fakeStorage } from "../../testing.ts";
import { CHANGES, createQueue } from "./queue.ts";
import { savedValue } from "./saved-value.ts";
import { type Change, type Conversion, StoreFailure } from "./store.ts";

const DELAYS = [1000, 2000, 4000];
const down = new StoreFailure("down", { temporary: true });
const rejected = new StoreFailure("rejected", { temporary: false });

const setUp = () => {
  const page = fakePage();
  const written: number[] = [];
  const attempts: number[] = [];
  let failure: Error | undefined;
  const onFailure = vi.fn();
  const stopping = new AbortController();
  const storage = fakeStorage();
  const queue = createQueue({
    store: {
      async write(change) {
        attempts.push(page.clock);
        if (failure) throw failure;
        written.push(change.at);
      },
    },
    saved: savedValue("queue", CHANGES, () => storage),
    retryDelays: DELAYS,
    page,
    signal: stopping.signal,
    onFailure,
  });
  const change = (at = page.clock): Change =>
    ({
      kind: "conversion",
      at,
      session: { id: "", session_id: "" },
      conversion_type: "signup",
    }) satisfies Conversion;
  /** Lets promises that are due settle. */
  const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    page,
    queue,
    written,
    attempts,
    onFailure,
    change,
    turn,
    fail: (error?: Error) => {
      failure = error;
    },
  };
};

let parts: ReturnType<typeof setUp>;
beforeEach(() => {
  parts = setUp();
});

test("a store that works gets the changes one after the other, in order", async () => {
  const { queue, change, written, page } = parts;
  const start = page.clock;
  for (let count = 0; count < 5; count++) queue.add(change(start + count));
  await queue.settled();
  expect(written).toEqual([start, start + 1, start + 2, start + 3, start + 4]);
  expect(queue.unconfirmed()).toEqual([]);
});

test("a store that is down is tried again after growing pauses, a quarter shorter or longer by chance", async () => {
  const { queue, change, fail, page, attempts, turn } = parts;
  fail(down);
  queue.add(change());
  for (const delay of DELAYS) {
    await turn();
    const before = attempts.length;
    page.pass(delay * 0.74);
    await turn();
    expect(attempts).toHaveLength(before);
    page.pass(delay * 0.52);
    await turn();
    expect(attempts).toHaveLength(before + 1);
  }
});

test("a store that is down is left alone after the last pause, and the change is kept", async () => {
  const { queue, change, fail, page, attempts, turn } = parts;
  fail(down);
  queue.add(change());
  for (let count = 0; count < 10; count++) {
    await turn();
    page.pass(10_000);
  }
  await queue.settled();
  expect(attempts).toHaveLength(1 + DELAYS.length);
  expect(queue.unconfirmed()).toHaveLength(1);
});

test("a store that is down gets all that waits once it is back and the browser is online", async () => {
  const { queue, change, fail, page, written, turn } = parts;
  fail(down);
  queue.add(change(page.clock));
  queue.add(change(page.clock + 1));
  await turn();
  fail(undefined);
  queue.retryNow();
  await queue.settled();
  expect(written).toEqual([page.clock, page.clock + 1]);
});

test("a store that is down never makes the queue longer than fifty changes, of which the latest stay", () => {
  const { queue, change, fail, page } = parts;
  fail(down);
  for (let count = 0; count < 100; count++) queue.add(change(page.clock + count));
  expect(queue.unconfirmed()).toHaveLength(50);
  expect(queue.unconfirmed().at(-1)?.at).toBe(page.clock + 99);
});

test("a store that is down is not sent what is older than a day", async () => {
  const { queue, change, fail, page, written, turn } = parts;
  fail(down);
  queue.add(change());
  await turn();
  fail(undefined);
  page.clock += 25 * 3_600_000;
  queue.add(change());
  queue.retryNow();
  await queue.settled();
  expect(written).toEqual([page.clock]);
});

test("a store that rejects a change gets the next one, and the rejection is reported", async () => {
  const { queue, change, fail, page, written, onFailure, turn } = parts;
  fail(rejected);
  queue.add(change(page.clock));
  await turn();
  fail(undefined);
  queue.add(change(page.clock + 1));
  await queue.settled();
  expect(written).toEqual([page.clock + 1]);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ at: page.clock }), rejected);
});
