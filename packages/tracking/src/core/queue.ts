import type { PageWindow } from "./page-window.ts";
import type { SavedValue } from "./saved-value.ts";
import type { Change, Store, StoreFailure, TrackedEvent } from "./store.ts";

/** What waits is bounded, events apart from the rest: beyond this many the oldest go. */
const MAX_WAITING = 50;
/** Up to this many events wait for a view to be sent with. */
const MAX_ALONG = 20;
/** And in age: a visit older than this, in ms, is of no use, and its end can no longer be set. */
const OLDEST = 24 * 60 * 60 * 1000;
/** Before 2020 it is the clock that is wrong: 1970, until it is set. */
const FIRST_DATE = Date.UTC(2020);

/** Changes on their way to the store, one after the other, in the order they happened. */
export type Queue = {
  /** Adds changes, and leaves out what is here already. */
  add(...changes: Change[]): void;
  /** Those that the store has not confirmed, oldest first. */
  unconfirmed(): readonly Change[];
  /** Tries at once what waits for its next attempt. */
  retryNow(): void;
  /** Resolves when nothing is under way: all is written, or left for a later occasion. */
  settled(): Promise<void> | undefined;
};

/** What the queue works with. */
export type QueueParts = {
  store: Pick<Store, "write">;
  /** Where the changes wait: reloads of the page find them again. */
  saved: SavedValue<Change[]>;
  /** Ms to wait before each further attempt; after the last one the queue rests. */
  retryDelays: readonly number[];
  page: Pick<PageWindow, "Date" | "setTimeout">;
  /** Ends all attempts; what waits stays for the next page load. */
  signal: AbortSignal;
  /** Called with every change that was not written. */
  onFailure(change: Change, error: unknown): void;
};

/** Makes a queue. Nothing is sent until the first `add` or `retryNow`. */
export function createQueue({ store, saved, retryDelays, page, signal, onFailure }: QueueParts): Queue {
  let running: Promise<void> | undefined;
  let failures = 0;
  let wake: (() => void) | undefined;

  const waiting = (): Change[] => {
    const oldest = page.Date.now() - OLDEST;
    return (saved.get() ?? []).filter(({ at }) => at > oldest || at < FIRST_DATE);
  };

  const keep = (changes: Change[]) => saved.set(changes[0] && bounded(changes));

  /** What is to be written next, if anything: a change and the events sent with it, or events alone where there are many. */
  const next = (): [Change, ...TrackedEvent[]] | undefined => {
    const events = waiting().filter(isEvent).slice(0, MAX_ALONG);
    const change = waiting().find((change) => !isEvent(change));
    if (change) return [change, ...events];
    return events.length < MAX_ALONG ? undefined : (events as [TrackedEvent]);
  };

  const run = async () => {
    for (let changes = next(); changes && !signal.aborted; changes = next()) {
      const [change, ...events] = changes;
      let written: Change[] = [change];
      try {
        await store.write(change, events);
        written = changes;
        failures = 0;
      } catch (error) {
        onFailure(change, error);
        if ((error as StoreFailure | undefined)?.temporary) {
          const delay = retryDelays[failures++];
          if (delay === undefined) return;
          await new Promise<void>((resolve) => {
            wake = resolve;
            // Half of the delay is left to chance, so that visitors do not return to a server all at once.
            page.setTimeout(resolve, delay * (0.75 + Math.random() / 2));
          });
          continue;
        }
      }
      // More may have been added since, and this one may have been too many.
      keep(without(written, waiting()));
    }
  };

  const start = () => {
    // A run that has nothing to do would end before it is known, and hold up what is added until then.
    if (next())
      running ??= run().finally(() => {
        running = undefined;
      });
  };

  return {
    add(...changes) {
      keep([...waiting(), ...without(waiting(), changes)]);
      start();
    },
    unconfirmed: waiting,
    retryNow() {
      failures = 0;
      wake?.();
      start();
    },
    settled: () => running,
  };
}

/** Tells what waits for a view to be sent with. */
export const isEvent = (change: Change): change is TrackedEvent => change.kind === "event";

/** As many of the last changes as may wait, events apart from the rest. */
export const bounded = (changes: readonly Change[]): Change[] => [
  ...changes.filter((change) => !isEvent(change)).slice(-MAX_WAITING),
  ...changes.filter(isEvent).slice(-MAX_WAITING),
];

/** The changes that are not among `known`. */
export function without(known: readonly Change[], changes: readonly Change[]): Change[] {
  const texts = known.map(textOf);
  return changes.filter((change) => !texts.includes(textOf(change)));
}

const textOf = (change: Change): string => JSON.stringify(change);

/** What the JSON of changes begins with. What is wrong inside, the store rejects. */
export const CHANGES = '[{"kind":"';
