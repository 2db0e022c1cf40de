import { useSyncExternalStore } from "react";
import { onStoredElsewhere, readStored, removeStored, storedNames, writeStored } from "./edits-storage.ts";

/** What a visitor changed of the sample data, kept in this browser until the demo is reset. */
export type Edits<T> = {
  /** For the attribute `data-until-edited` of what goes for good with the first of them: see first-screen. */
  name: string;
  get(): T;
  set(next: T): void;
  /** Calls back after every change; gives back what ends that. */
  subscribe(callback: () => void): () => void;
};

/** What the window is told when an edit could not be stored, and so lasts as long as the page. */
export const UNSTORED = "unstored";

const resets = new Set<() => void | Promise<void>>();
const resetCallbacks = new Set<() => void>();
let resetCount = 0;

/**
 * Keeps one kind of edits in local storage.
 *
 * @param name of its own, and the last part of the storage key.
 * @param initial the sample data, which also stands in for whatever is stored and no longer valid.
 * @param isValid guards against what an older version, or somebody's hands, left in the storage.
 * @param onUnstored is called when one could not be stored.
 */
export function storedEdits<T>(
  name: string,
  initial: T,
  isValid: (value: unknown) => value is T,
  onUnstored: () => void = tellUnstored,
): Edits<T> {
  const callbacks = new Set<() => void>();
  let current = readStored(name, isValid) ?? initial;

  function change(next: T): void {
    current = next;
    for (const callback of callbacks) callback();
  }
  onReset(() => {
    removeStored(name);
    change(initial);
  });
  onStoredElsewhere(name, () => change(readStored(name, isValid) ?? initial));
  return {
    name,
    get: () => current,
    set(next) {
      if (!writeStored(name, next)) onUnstored();
      change(next);
    },
    subscribe(callback) {
      callbacks.add(callback);
      return () => callbacks.delete(callback);
    },
  };
}

function tellUnstored(): void {
  globalThis.dispatchEvent?.(new Event(UNSTORED)); // A test in Node has no window to tell.
}

/** The edits as they are now; the component follows their changes. */
export function useEdits<T>(edits: Edits<T>): T {
  return useSyncExternalStore(edits.subscribe, edits.get, edits.get);
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
  for (const name of storedNames()) removeStored(name);
  const results = await Promise.allSettled([...resets].map(async (reset) => reset()));
  resetCount += 1;
  for (const callback of resetCallbacks) callback();
  const failed = results.find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
}

/** How often the demo was reset: the key of whatever has to start afresh, with what was typed and not saved. */
export function useResetCount(): number {
  return useSyncExternalStore(subscribeToResets, readResetCount, readResetCount);
}

const readResetCount = () => resetCount;

function subscribeToResets(callback: () => void): () => void {
  resetCallbacks.add(callback);
  return () => resetCallbacks.delete(callback);
}
