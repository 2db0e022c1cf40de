import { beforeEach, expect, test, vi } from "vitest";
import { fakePage } from "../../testing.ts";
import { visitor } from "../store-contract.ts";
import { createQueue } from "./queue.ts";
import { type Change, StoreFailure } from "./store.ts";
import { visitorState } from "./visitor-state.ts";

const DELAYS = [1000, 2000, 4000];
const down = new StoreFailure("down", { temporary: true });
const rejected = new StoreFailure("rejected", { temporary: false });

const setUp = (page = fakePage()) => {
  const write = vi.fn<(changes: readonly Change[]) => Promise<void>>().mockResolvedValue();
  const onFailure = vi.fn();
  const state = visitorState("shop", () => page);
  const queue = createQueue({ store: { write }, state, retryDelays: DELAYS, page, onFailure });
  const { event } = visitor();
  return {
    page,
    queue,
    write,
    onFailure,
    event: (): Change => ({ ...event("search"), at: page.clock }),
    view: (path = "/"): Change => ({ ...visitor().view(path), at: page.clock }),
    left: () => state.left.get() ?? [],
    /** Returns the changes of each request that succeeded. */
    written: () =>
      write.mock.calls.flatMap(([changes], index) =>
        write.mock.settledResults[index]?.type === "fulfilled" ? [changes] : [],
      ),
    /** Lets pending promises settle. */
    turn: () => new Promise<void>((resolve) => setImmediate(resolve)),
    /** Holds all responses until the returned function is called. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      write.mockReturnValue(promise);
      return resolve;
    },
  };
};

let parts: ReturnType<typeof setUp>;
beforeEach(() => {
  parts = setUp();
});

test("a working store gets changes made during a request with the next one", async () => {
  const { queue, view, written } = parts;
  const views = Array.from({ length: 5 }, () => view());
  for (const each of views) queue.add(each);
  await queue.settled();
  expect(written()).toEqual([views.slice(0, 1), views.slice(1)]);
  expect(parts.left()).toEqual([]);
});

test("a store that is down is tried again after growing pauses, a quarter shorter or longer by chance, and the change is kept", async () => {
  const { queue, view, write, page, turn } = parts;
  write.mockRejectedValue(down);
  queue.add(view());
  for (const delay of DELAYS) {
    await turn();
    const before = write.mock.calls.length;
    page.pass(delay * 0.74);
    await turn();
    expect(write).toHaveBeenCalledTimes(before);
    page.pass(delay * 0.52);
    await turn();
    expect(write).toHaveBeenCalledTimes(before + 1);
  }
  page.pass(10_000);
  await queue.settled();
  expect(write).toHaveBeenCalledTimes(1 + DELAYS.length);
  expect(parts.left()).toHaveLength(1);
});

test("a store that is down leaves at most the latest two hundred changes in the queue", () => {
  const { queue, view, event, write, page } = parts;
  write.mockRejectedValue(down);
  for (let count = 0; count < 150; count++) {
    page.clock++;
    queue.add(view(), event());
  }
  expect(parts.left()).toHaveLength(200);
  expect(parts.left().filter(({ at }) => at <= page.clock - 100)).toEqual([]);
});

test("a store that was down doesn't get changes older than a day", async () => {
  const { queue, view, write, page, written, turn } = parts;
  write.mockRejectedValue(down);
  queue.add(view());
  await turn();
  write.mockResolvedValue();
  page.clock += 25 * 3_600_000;
  const late = view();
  queue.add(late);
  queue.retryNow();
  await queue.settled();
  expect(written()).toEqual([[late]]);
});

test("a store that rejects one change gets all others, and the rejection is reported", async () => {
  const { queue, view, write, written, onFailure } = parts;
  const [good, bad, alsoGood] = [view("/good"), view("/bad"), view("/also-good")];
  write.mockImplementation(async (changes) => {
    if (changes.includes(bad) || JSON.stringify(changes).includes("/bad")) throw rejected;
  });
  queue.add(good, bad, alsoGood);
  await queue.settled();
  expect(written()).toEqual([[good], [alsoGood]]);
  expect(onFailure).toHaveBeenLastCalledWith(rejected, [bad]);
  expect(parts.left()).toEqual([]);
});

test("a store that rejects another page's view keeps the views that begin and end in the meantime", async () => {
  const { page, queue, view, write, written, turn } = parts;
  const [bad, good] = [view("/bad"), view("/good")];
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  write.mockImplementation(async (changes) => {
    if (!changes.includes(bad)) return;
    if (!changes[1]) await promise;
    throw rejected;
  });
  queue.add(bad);
  queue.leave(false, good);
  await turn();
  answer();
  for (const delay of DELAYS) {
    await turn();
    page.pass(delay * 2);
  }
  expect(written()).toEqual([[good]]);
  expect(parts.left()).toEqual([]);
});

test("a slow store has at most two requests in progress, the second from a hidden page, until the page closes", async () => {
  const { queue, view, write, hold, turn, written } = parts;
  const answer = hold();
  for (let count = 0; count < 5; count++) {
    queue.add(view());
    queue.leave(false);
  }
  expect(write).toHaveBeenCalledTimes(2);
  queue.leave(true);
  expect(write).toHaveBeenCalledTimes(3);
  answer();
  await queue.settled();
  await turn();
  expect(new Set(written().flat()).size).toBe(5);
});

test("a page that is left sends events once, however often it is hidden before the response", async () => {
  const { queue, event, written, hold } = parts;
  for (let count = 0; count < 15; count++) queue.add(event());
  const answer = hold();
  for (let count = 0; count < 10; count++) queue.leave(false);
  answer();
  await queue.settled();
  expect(written().flat()).toHaveLength(15);
});

test("changes of an open tab are sent by that tab and the next page, not by another open tab", async () => {
  const { page, queue, view, write } = parts;
  const other = setUp(page);
  other.queue.add(view());
  await other.queue.settled();
  write.mockRejectedValue(down);
  const [first, second] = [view("/first"), view("/second")];
  queue.add(first, second);
  other.queue.add(view());
  await other.queue.settled();
  expect(other.written().flat()).toHaveLength(2);
  expect(parts.left()).toEqual([first, second]);
  const next = setUp(page);
  next.queue.retryNow();
  await next.queue.settled();
  expect(next.written()).toEqual([[first, second]]);
});
