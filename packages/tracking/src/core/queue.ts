import type { PageWindow } from "./page-window.ts";
import type { SavedValue } from "./saved-value.ts";
import type { Change, Store, StoreFailure, TrackedEvent } from "./store.ts";
import type { VisitorState } from "./visitor-state.ts";

/**
 * Maximum changes in the queue; the oldest are dropped. A view and its end are two, and a page may have a hundred
 * events.
 */
const MAX_WAITING = 200;
/** Maximum events that wait for the next view. */
const MAX_EVENTS_WAITING = 20;
/** Maximum changes per request. Servers accept 50 rows, two per view, and 16 KiB including the rows' names. */
const MAX_CHANGES = 20;
const MAX_CHARACTERS = 10_000;
/** Maximum age in ms: an older visit can no longer be ended. */
const OLDEST = 24 * 60 * 60 * 1000;
/** A time of 2017. Earlier ones mean a wrong clock: 1970, until it is set. */
const FIRST_DATE = 1.5e12;

/** Changes on their way to the store: one request at a time, one more for a hidden page, and one when it closes. */
export type Queue = {
  /** Adds changes, and those left by closed pages. */
  add(...changes: Change[]): void;
  /**
   * Adds changes, sends unsent ones, and leaves a copy of all to the next page in any tab.
   *
   * @param isOver whether the page closes, so that this is its last request.
   */
  leave(isOver: boolean, ...changes: Change[]): void;
  /** Retries waiting changes at once. */
  retryNow(): void;
  /** Resolves when no request is in progress: all changes are written or wait for later. */
  settled(): Promise<void>;
};

export type QueueParts = {
  store: Pick<Store, "write">;
  /** Storage for waiting changes and for those left to other pages. */
  state: Pick<VisitorState, "queue" | "left">;
  /** Ms before each further attempt; after the last one the queue pauses. */
  retryDelays: readonly number[];
  page: Pick<PageWindow, "Date" | "setTimeout">;
  /** Stops all attempts; waiting changes stay for the next page load. */
  signal?: AbortSignal;
  /** Called with the reason why changes weren't written. */
  onFailure(error: unknown, changes: readonly Change[]): void;
};

/** Creates a queue, which sends nothing until the first `add` or `retryNow`. */
export function createQueue({ store, state, retryDelays, page, signal, onFailure }: QueueParts): Queue {
  const { queue: saved, left } = state;
  let tasks: Promise<void> | undefined;
  let isRunning = false;
  let requests: Change[][] = [];
  let failures = 0;
  let wake: (() => void) | undefined;

  const waiting = () => recent(saved.get() ?? [], page.Date.now());
  const unsent = () => without(requests.flat(), waiting());

  /** Sends changes; after a final failure, sends each of them separately. Resolves with whether to retry. */
  const send = async (changes: Change[], isLeaving = false): Promise<boolean> => {
    // Views in progress may fail, or arrive later than the ends among these changes.
    const views = requests.flat().filter(({ kind }) => kind === "view");
    let failure: unknown;
    requests.push(changes);
    try {
      await store.write([...views, ...changes], isLeaving);
      failures = 0;
    } catch (error) {
      failure = error;
      onFailure(error, changes);
    }
    requests = requests.filter((each) => each !== changes);
    if ((failure as StoreFailure | undefined)?.temporary) return true;
    if (failure && changes[1]) {
      for (const change of changes) if (await send([change])) return true;
    } else for (const value of [saved, left]) keep(value, without(changes, value.get() ?? []));
    return false;
  };

  const run = async (hasFailed: boolean) => {
    for (;;) {
      if (hasFailed) {
        const delay = retryDelays[failures++];
        if (delay === undefined) break;
        await new Promise<void>((resolve) => {
          wake = resolve;
          // Half of the delay is random, so that visitors don't all return to a server at once.
          page.setTimeout(resolve, delay * (0.75 + Math.random() / 2));
        });
      }
      const changes = unsent();
      const isDue = changes[MAX_EVENTS_WAITING - 1] || !changes.every(isEvent);
      if (!isDue || signal?.aborted) break;
      hasFailed = await send(fitting(changes));
    }
    isRunning = false;
  };

  const perform = (task: Promise<void>) => {
    const before = tasks;
    tasks = task.then(() => before);
  };

  const start = (hasFailed = false) => {
    if (isRunning) return;
    isRunning = true;
    perform(run(hasFailed));
  };

  return {
    add(...changes) {
      keep(saved, joined(joined(left.get() ?? [], waiting()), changes));
      left.set(undefined);
      start();
    },
    leave(isOver, ...changes) {
      keep(saved, joined(waiting(), changes));
      keep(left, joined(left.get() ?? [], waiting()));
      // Doesn't send the same events to a failing server each time.
      const due = unsent().filter((change) => !failures || !isEvent(change));
      if (due[0] && (isOver || !requests[1])) perform(send(fitting(due), true).then(start));
    },
    retryNow() {
      failures = 0;
      wake?.();
      start();
    },
    async settled() {
      let known: unknown;
      while (known !== tasks) {
        known = tasks;
        await known;
      }
    },
  };
}

const isEvent = (change: Change): change is TrackedEvent => change.kind === "event";

const keep = (value: SavedValue<Change[]>, changes: readonly Change[]): void =>
  value.set(changes[0] && changes.slice(-MAX_WAITING));

/** Returns the changes that can still be stored. */
const recent = (changes: readonly Change[], now: number): Change[] =>
  changes.filter(({ at }) => at > now - OLDEST || at < FIRST_DATE);

/** Returns as many changes as fit in one request. A single oversized one is rejected and split. */
function fitting(changes: readonly Change[]): Change[] {
  const some = changes.slice(0, MAX_CHANGES);
  return some[1] && JSON.stringify(some).length > MAX_CHARACTERS ? fitting(some.slice(0, -1)) : some;
}

const joined = (before: readonly Change[], changes: readonly Change[]): Change[] => [
  ...without(changes, before),
  ...changes,
];

/** Returns the changes that aren't in `known`. No change contains another one. */
function without(known: readonly Change[], changes: readonly Change[]): Change[] {
  const texts = JSON.stringify(known);
  return changes.filter((change) => !texts.includes(JSON.stringify(change)));
}
