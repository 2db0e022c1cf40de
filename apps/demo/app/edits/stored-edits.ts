import { readStoredJson, removeStored, subscribeToStored, writeStoredJson } from "@voxlog/browser/storage";
import { createStore, type Store, useStore } from "@voxlog/browser/store";
import { editsKey, storedNames } from "./edits-storage.ts";

/** A visitor's changes to the sample data, stored in this browser until the demo is reset. */
export type Edits<T> = Store<T> & {
  /** Value of `data-until-edited` on elements that the first edit removes: see first-screen. */
  name: string;
};

const resets = new Set<() => void | Promise<void>>();
const resetCount = createStore(0);

/**
 * Creates a store for one kind of edit in local storage.
 *
 * @param name unique name, the last part of the storage key.
 * @param initial the sample data, which also replaces invalid stored values.
 * @param isValid checks stored values, which an older version or a visitor may have written.
 */
export function storedEdits<T>(name: string, initial: T, isValid: (value: unknown) => value is T): Edits<T> {
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
      writeStoredJson(key, next); // Without storage, an edit lasts until the page closes.
      store.set(next);
    },
  };
}

/** Calls `act` on every reset, for data outside local storage. */
export function onReset(act: () => void | Promise<void>): void {
  resets.add(act);
}

/**
 * Reverts all of the visitor's changes, including those of screens that haven't been opened since the page loaded.
 *
 * @throws the error of an `onReset` callback; everything else is reverted anyway.
 */
export async function resetDemo(): Promise<void> {
  for (const name of storedNames()) removeStored(editsKey(name));
  const results = await Promise.allSettled([...resets].map(async (reset) => reset()));
  resetCount.set(resetCount.get() + 1);
  const failed = results.find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
}

/** Number of resets. As a React key it discards unsaved input. */
export const useResetCount = (): number => useStore(resetCount);
