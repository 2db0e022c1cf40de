import { useSyncExternalStore } from "react";

/** A value outside of React that tells its subscribers when it changes. */
export type Store<T> = {
  get(): T;
  /** Puts a value in the place of the one there is, and notifies, unless it is the same. */
  set(next: T): void;
  /** Calls `listener` after every change; returns what ends that. */
  subscribe(listener: () => void): () => void;
};

/**
 * Makes a store. Its value is replaced as a whole, so that it may be anything: an array, a function, nothing.
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

/** The value of a store; the component follows its changes. Hydration may begin with any value, not only the first. */
export function useStore<T>(store: Pick<Store<T>, "get" | "subscribe">): T {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
