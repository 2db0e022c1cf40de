import { readStoredJson, removeStored, subscribeToStored, writeStoredJson } from "@voxlog/browser/storage";
import { createStore, type Store, useStore } from "@voxlog/browser/store";
import { editsKey, storedNames } from "./edits-storage.ts";

/** What a visitor changed of the sample data, kept in this browser until the demo is reset. */
export type Edits<T> = Store<T> & {
  /** For the attribute `data-until-edited` of what goes for good with the first of them: see first-screen. */
  name: string;
};

/** The event on the window when an edit could not be stored, and so lasts as long as the page. */
export const UNSTORED = "unstored";

const resets = new Set<() => void | Promise<void>>();
const resetCount = createStore(0);

/**
 * Keeps one kind of edits in local storage.
 *
 * @param name of its own, and the last part of the storage key.
 * @param initial the sample data, which also replaces stored values that are no longer valid.
 * @param isValid guards against values that an older version, or a visitor, left in the storage.
 * @param onUnstored is called when one could not be stored.
 */
export function storedEdits<T>(
  name: string,
  initial: T,
  isValid: (value: unknown) => value is T,
  onUnstored: () => void = notifyUnstored,
): Edits<T> {
  const key = editsKey(name);
  const read = () => readStoredJson(key, isValid) ?? initial;
  const store = createStore(read());
  onReset(() => {
    removeStored(key);
    store.set(initial);
  });
  subscribeToStored(key, () => store.set(read()));
  return {
    ...store,
    name,
    set(next) {
      if (!writeStoredJson(key, next)) onUnstored();
      store.set(next);
    },
  };
}

/** Whether what was stored is an object with fields, for an edit's `isValid` to go on from. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function notifyUnstored(): void {
  globalThis.dispatchEvent?.(new Event(UNSTORED)); // A test in Node has no window to notify.
}

/** Has `act` done with every reset, for what is kept elsewhere than in local storage. */
export function onReset(act: () => void | Promise<void>): void {
  resets.add(act);
}

/**
 * Takes back everything the visitor changed, also what belongs to screens that were not opened since the page
 * was loaded.
 *
 * @throws what an act given to `onReset` throws; everything else is taken back all the same.
 */
export async function resetDemo(): Promise<void> {
  for (const name of storedNames()) removeStored(editsKey(name));
  const results = await Promise.allSettled([...resets].map(async (reset) => reset()));
  resetCount.set(resetCount.get() + 1);
  const failed = results.find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
}

/** How often the demo was reset: the key of whatever has to start afresh, with what was typed and not saved. */
export const useResetCount = (): number => useStore(resetCount);
