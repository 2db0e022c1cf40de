import type { PageWindow } from "./page-window.ts";
import type { Change, Store, StoreFailure, TrackedEvent } from "./store.ts";
import type { VisitorState } from "./visitor-state.ts";

/**
 * Maximum changes in the queue; the oldest are dropped. A view and its end are two, and a page may have a hundred
 * events.
 */
const MAX_WAITING = 200;
/** Maximum events that wait for the next view. */
const MAX_EVENTS_WAITING = 20;
/**
 * Maximum changes per request. Servers accept 50 rows, two per view, and 16 KiB, enough for 20 usual changes. They
 * reject a larger request, whose changes are then sent one by one.
 */
const MAX_CHANGES = 20;
/** Maximum age in ms: an older visit can no longer be ended. */
const OLDEST = 24 * 60 * 60 * 1000;
/** A time of 2017. Earlier ones mean a wrong clock: 1970, until it is set. */
const FIRST_DATE = 1.5e12;

/** Changes on their way to the store: one request at a time, one more for a hidden page, and one when it closes. */
export type Queue = ReturnType<typeof createQueue>;

export type QueueParts = {
  store: Pick<Store, "write">;
  /** Storage for a copy of waiting changes, which the next page sends if this one doesn't. */
  state: Pick<VisitorState, "left">;
  /**
   * Ms before each further attempt; after the last one the queue pauses. Half of a delay is random, so that visitors
   * don't all return to a server at once.
   */
  retryDelays: readonly number[];
  page: Pick<PageWindow, "Date" | "setTimeout">;
  /** Stops all attempts; waiting changes stay for the next page load. */
  signal?: AbortSignal;
  /** Called with the reason why changes weren't written. */
  onFailure(error: unknown, changes: readonly Change[]): void;
};

/** Creates a queue, which sends nothing until the first `add` or `retryNow`. */
export function createQueue({ store, state: { left }, retryDelays, page, signal, onFailure }: QueueParts) {
  /** Includes changes in progress, and those that earlier pages left. Undefined until the first change. */
  let waiting: Change[] | undefined;
  let held: Change[] = [];
  let tasks: Promise<void> | undefined;
  let isRunning = false;
  let requests: Change[][] = [];
  let failures = 0;
  let wake: (() => void) | undefined;
  const unsent = () => without(requests.flat(), waiting);
  const leave = (changes: Change[]) => left.set(changes[0] && changes);

  /** Sends changes; after a final failure, sends each of them separately. Resolves with whether to retry. */
  const send = async (changes: Change[], isLeaving = false): Promise<boolean> => {
    // Views in progress may fail, or arrive later than the ends among these changes.
    const views = requests.flat().filter(({ kind }) => kind === "view");
    let failure: unknown;
    requests.push(changes);
    try {
      await store.write([...views, ...changes], isLeaving);
    } catch (error) {
      failure = error;
      onFailure(error, changes);
    }
    requests = requests.filter((each) => each !== changes);
    // A request in progress may have the view that was rejected.
    if (failure && (views[0] || (failure as StoreFailure).temporary)) return true;
    failures = 0;
    if (failure && changes[1]) {
      for (const change of changes) if (await send([change])) return true;
    } else {
      waiting = without(changes, waiting);
      leave(without(changes, left.get()));
    }
    return false;
  };

  const run = async (hasFailed: boolean) => {
    isRunning = true;
    for (;;) {
      if (hasFailed) {
        const delay = retryDelays[failures++];
        if (!delay) break;
        await new Promise<void>((resolve) => {
          wake = resolve;
          page.setTimeout(resolve, delay * (0.75 + Math.random() / 2));
        });
      }
      const changes = unsent();
      if (!isDue(changes) || signal?.aborted) break;
      hasFailed = await send(changes.slice(0, MAX_CHANGES));
    }
    isRunning = false;
  };
  const perform = (task: Promise<void>) => {
    const before = tasks;
    tasks = task.then(() => before);
  };
  const start = (hasFailed = false) => {
    if (!isRunning) perform(run(hasFailed));
  };
  const record = (changes: readonly Change[]) => {
    const copy = left.get() ?? [];
    waiting = joined(page.Date.now(), waiting ?? without(held, copy), changes);
    leave(joined(page.Date.now(), copy, waiting));
  };

  return {
    /** Adds changes, the first time also those that other pages left, and leaves a copy to the next page in any tab. */
    add(...changes: Change[]) {
      record(changes);
      start();
    },
    /** Leaves a copy of changes that aren't complete yet, in place of the previous ones. They are added later. */
    hold(...changes: Change[]) {
      leave([...without(held, left.get()), ...changes]);
      held = changes;
    },
    /** Adds changes, and sends unsent ones at once; with `isOver` the page closes, and this is its last request. */
    leave(isOver: boolean, ...changes: Change[]) {
      record(changes);
      // Doesn't send the same events to a failing server each time.
      const due = unsent().filter((change) => !failures || !isEvent(change));
      if (due[0] && (isOver || !requests[1])) perform(send(due.slice(0, MAX_CHANGES), true).then(start));
    },
    drop() {
      waiting = [];
    },
    retryNow() {
      failures = 0;
      record([]);
      wake?.();
      start();
    },
    /** Resolves when no request is in progress: all changes are written or wait for later. */
    async settled() {
      for (let known: unknown; known !== tasks; await known) known = tasks;
    },
  };
}

const isDue = (changes: readonly Change[]): boolean =>
  changes.length >= MAX_EVENTS_WAITING || !changes.every(isEvent);

const isEvent = (change: Change): change is TrackedEvent => change.kind === "event";

/** Joins changes that can still be stored, in order, each once. */
const joined = (now: number, before: readonly Change[], changes: readonly Change[]): Change[] =>
  [...before, ...without(before, changes)]
    .filter((change) => change?.at > now - OLDEST || change?.at < FIRST_DATE)
    .slice(-MAX_WAITING);

/** Returns the changes that aren't in `known`. No change contains another one. */
function without(known: readonly Change[], changes: readonly Change[] = []): Change[] {
  const texts = JSON.stringify(known);
  return changes.filter((change) => !texts.includes(JSON.stringify(change)));
}
