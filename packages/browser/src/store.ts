import { useSyncExternalStore } from "react";

/** A value outside React with subscribers. */
export type Store<T> = {
  get(): T;
  /** Replaces the value and notifies subscribers if it differs. */
  set(next: T): void;
  /** Calls `listener` after every change; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
};

/**
 * Creates a store. Values are replaced, not merged, so they can be arrays, functions or undefined.
 *
 * @example const count = createStore(0); count.set(count.get() + 1);
 */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const notify of listeners) notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Returns a store's value and re-renders on changes. Hydration may begin with any value, not only the first.
 *
 * @param prerendered returns the value that hydrated HTML shows. React doesn't correct attributes that differ.
 * @default the current value
 */
export function useStore<T>(store: Pick<Store<T>, "get" | "subscribe">, prerendered: () => T = store.get): T {
  return useSyncExternalStore(store.subscribe, store.get, prerendered);
}
