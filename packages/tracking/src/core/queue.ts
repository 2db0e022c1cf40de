import type { SavedValue } from "./saved-value.ts";
import { type Change, type Store, StoreFailure } from "./store.ts";

/** Changes that wait are bounded: beyond this many the oldest go. */
const MOST_WAITING = 50;
/** And in age: a visit older than this, in ms, is of no use, and its end can no longer be set. */
const OLDEST = 24 * 60 * 60 * 1000;

/** Changes on their way to the store, one after the other, in the order they happened. */
export type Queue = {
  add(change: Change): void;
  /** Those that the store has not confirmed, oldest first. */
  unconfirmed(): readonly Change[];
  /** Tries at once what waits for its next attempt. */
  retryNow(): void;
  /** Resolves when nothing is under way: all is written, or left for a later occasion. */
  settled(): Promise<void>;
  /** Ends all attempts; what waits stays for the next page load. */
  stop(): void;
};

/** What the queue works with. */
export type QueueParts = {
  store: Pick<Store, "write">;
  /** Where the changes wait: reloads of the page find them again. */
  saved: SavedValue<Change[]>;
  /** Ms to wait before each further attempt; after the last one the queue rests. */
  retryDelays: readonly number[];
  now(): number;
  defer(task: () => void, ms: number): () => void;
  /** Told of every change that was not written. */
  onFailure(change: Change, error: unknown): void;
};

/** Makes a queue. Nothing is sent until the first `add` or `retryNow`. */
export function createQueue({ store, saved, retryDelays, now, defer, onFailure }: QueueParts): Queue {
  let running: Promise<void> | undefined;
  let failures = 0;
  let stopped = false;
  let wake = () => {};

  const waiting = (): Change[] => {
    const fresh = now() - OLDEST;
    return (saved.get() ?? []).filter((change) => change.at > fresh).slice(-MOST_WAITING);
  };

  const confirm = (change: Change) => {
    const rest = waiting().filter((other) => keyOf(other) !== keyOf(change));
    if (rest.length > 0) saved.set(rest);
    else saved.clear();
  };

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      // Half of the delay is left to chance, so that visitors do not return to a server all at once.
      const cancel = defer(resolve, ms * (0.75 + Math.random() / 2));
      wake = () => {
        cancel();
        resolve();
      };
    });

  const run = async () => {
    for (let change = waiting()[0]; change && !stopped; change = waiting()[0]) {
      try {
        await store.write(change);
        failures = 0;
        confirm(change);
      } catch (error) {
        onFailure(change, error);
        if (!(error instanceof StoreFailure && error.temporary)) {
          confirm(change);
          continue;
        }
        const delay = retryDelays[failures];
        if (delay === undefined) return;
        failures += 1;
        await pause(delay);
      }
    }
  };

  const start = () => {
    if (stopped || running) return;
    running = run().finally(() => {
      running = undefined;
    });
  };

  return {
    add(change) {
      saved.set([...waiting(), change].slice(-MOST_WAITING));
      start();
    },
    unconfirmed: waiting,
    retryNow() {
      failures = 0;
      wake();
      start();
    },
    settled: async () => {
      await running;
    },
    stop() {
      stopped = true;
      wake();
    },
  };
}

const keyOf = (change: Change): string =>
  change.kind === "view" ? change.visit.id : `${change.conversion_type} ${change.at}`;

/** Tells changes from rubbish in storage. What is wrong deeper inside, the store refuses. */
export function isChanges(value: unknown): value is Change[] {
  return Array.isArray(value) && value.every((item: Partial<Change> | null) => typeof item?.at === "number");
}
