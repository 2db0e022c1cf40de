import type { PageWindow } from "./page-window.ts";
import type { SavedValue } from "./saved-value.ts";
import type { Change, Store, StoreFailure, TrackedEvent } from "./store.ts";
import type { VisitorState } from "./visitor-state.ts";

/** Beyond this many changes the oldest go. A view and its end are two, and a page may have a hundred events. */
const MAX_WAITING = 200;
/** Up to this many events wait for a view to be sent with. */
const MAX_EVENTS_WAITING = 20;
/** What one request holds at most. Servers take 50 rows, of which a view is two, and 16 KiB with what names the rows. */
const MAX_CHANGES = 20;
const MAX_CHARACTERS = 10_000;
/** And in age: a visit older than this, in ms, is of no use, and its end can no longer be set. */
const OLDEST = 24 * 60 * 60 * 1000;
/** Before 2020 it is the clock that is wrong: 1970, until it is set. */
const FIRST_DATE = Date.UTC(2020);

/** Changes on their way to the store: in one request at a time, one more for a hidden page, and one as it goes away. */
export type Queue = {
  /** Adds changes, and what closed pages have left. */
  add(...changes: Change[]): void;
  /**
   * Adds changes, sends what is not on its way, and leaves a copy of all to the next page, in any tab.
   *
   * @param isOver The page goes away, so this is its last request.
   */
  leave(isOver: boolean, ...changes: Change[]): void;
  /** Tries at once what waits for its next attempt. */
  retryNow(): void;
  /** Resolves when nothing is under way: all is written, or left for a later occasion. */
  settled(): Promise<void>;
};

/** What the queue works with. */
export type QueueParts = {
  store: Pick<Store, "write">;
  /** Where the changes wait, and where pages leave them to others. */
  state: Pick<VisitorState, "queue" | "left">;
  /** Ms to wait before each further attempt; after the last one the queue rests. */
  retryDelays: readonly number[];
  page: Pick<PageWindow, "Date" | "setTimeout">;
  /** Ends all attempts; what waits stays for the next page load. */
  signal?: AbortSignal;
  /** Called with why changes were not written. */
  onFailure(error: unknown, changes: readonly Change[]): void;
};

/** Makes a queue. Nothing is sent until the first `add` or `retryNow`. */
export function createQueue({ store, state, retryDelays, page, signal, onFailure }: QueueParts): Queue {
  const { queue: saved, left } = state;
  let tasks: Promise<unknown> | undefined;
  let isRunning = false;
  let requests: Change[][] = [];
  let failures = 0;
  let wake: (() => void) | undefined;

  const waiting = () => recent(saved.get() ?? [], page.Date.now());
  const unsent = () => without(requests.flat(), waiting());

  /** Sends changes, and after a final failure each of them alone. Resolves with whether to try again. */
  const send = async (changes: Change[], isLeaving = false): Promise<boolean> => {
    // Views on their way may fail, or arrive later than the ends among these changes.
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

  const next = () => {
    const changes = unsent();
    return changes[MAX_EVENTS_WAITING - 1] || !changes.every(isEvent) ? fitting(changes) : [];
  };

  const run = async (hasFailed: boolean) => {
    for (;;) {
      if (hasFailed) {
        const delay = retryDelays[failures++];
        if (delay === undefined) break;
        await new Promise<void>((resolve) => {
          wake = resolve;
          // Half of the delay is left to chance, so that visitors do not return to a server all at once.
          page.setTimeout(resolve, delay * (0.75 + Math.random() / 2));
        });
      }
      const changes = next();
      if (!changes[0] || signal?.aborted) break;
      hasFailed = await send(changes);
    }
    isRunning = false;
  };

  const perform = (task: Promise<void>) => {
    // Without what they resolve with, which would hold all earlier ones.
    tasks = Promise.all([tasks, task]).then(() => {});
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
      // A server that is down is not sent the same events each time.
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

/** Keeps the last changes. */
const keep = (value: SavedValue<Change[]>, changes: readonly Change[]): void =>
  value.set(changes[0] && changes.slice(-MAX_WAITING));

/** The changes that are still of use. */
const recent = (changes: readonly Change[], now: number): Change[] =>
  changes.filter(({ at }) => at > now - OLDEST || at < FIRST_DATE);

/** As many changes as one request holds, from the first one on. What is too much all the same is rejected, and split. */
function fitting(changes: readonly Change[]): Change[] {
  const some = changes.slice(0, MAX_CHANGES);
  return some[1] && JSON.stringify(some).length > MAX_CHARACTERS ? fitting(some.slice(0, -1)) : some;
}

/** Both, what is in both once. */
const joined = (before: readonly Change[], changes: readonly Change[]): Change[] => [
  ...without(changes, before),
  ...changes,
];

/** The changes that are not among `known`. */
function without(known: readonly Change[], changes: readonly Change[]): Change[] {
  const texts = known.map(textOf);
  return changes.filter((change) => !texts.includes(textOf(change)));
}

const textOf = (change: Change): string => JSON.stringify(change);
