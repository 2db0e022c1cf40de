import { useSyncExternalStore } from "react";
import { createStore as createZustandStore } from "zustand/vanilla";

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
  const { getState, setState, subscribe } = createZustandStore<T>(() => initial);
  return { get: getState, set: (next) => setState(() => next, true), subscribe };
}

/** The value of a store; the component follows its changes. Hydration may begin with any value, not only the first. */
export function useStore<T>(store: Pick<Store<T>, "get" | "subscribe">): T {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
