import { use, useEffect, useEffectEvent } from "react";
import { createStore, useStore } from "./store.ts";

/** A value loaded on demand, such as a module, and then cached. */
export type Lazy<T> = {
  /** Returns the loaded value synchronously, without the microtask that a resolved promise costs. */
  get(): T | undefined;
  /**
   * Loads it, once however often it is called.
   *
   * @throws when it can't be loaded; the next call tries again.
   */
  load(): Promise<T>;
  /** Returns the last attempt to load it, even a failed one; starts the first if there was none. */
  attempt(): Promise<T>;
  /** Loads it in advance, after the current click is handled. Failures are reported when it is used. */
  prefetch(): void;
  /** Calls `listener` when it has loaded; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
};

/**
 * Creates a lazy value.
 *
 * @example const menu = createLazy(() => import("./menu.tsx").then((module) => module.Menu));
 */
export function createLazy<T>(fetch: () => Promise<T>): Lazy<T> {
  const { get, set, subscribe } = createStore<T | undefined>(undefined);
  let loading: Promise<T> | undefined;
  let isFailed = false;

  const load = () => {
    if (loading && !isFailed) return loading;
    isFailed = false; // Another attempt may find the network back.
    loading = fetch().then(
      (loaded) => {
        set(loaded);
        // React asks this of libraries that cache promises: `use` then returns a loaded value at once, without a frame
        // of the fallback. A conditional `use` won't do: a render and its retries must all call it or none.
        Object.assign(loading ?? {}, { status: "fulfilled", value: loaded });
        return loaded;
      },
      (error: unknown) => {
        isFailed = true;
        throw error;
      },
    );
    return loading;
  };
  return {
    get,
    load,
    attempt: () => loading ?? load(),
    prefetch: () => void setTimeout(() => load().catch(() => {})),
    subscribe,
  };
}

/** Returns a function that creates one lazy value per key, such as a language's texts. */
export function lazyByKey<Key, T>(fetch: (key: Key) => Promise<T>): (key: Key) => Lazy<T> {
  const made = new Map<Key, Lazy<T>>();
  return (key) => {
    const lazy = made.get(key) ?? createLazy(() => fetch(key));
    made.set(key, lazy);
    return lazy;
  };
}

/**
 * Returns a lazy value once any caller has loaded it: in the first render if it has loaded before.
 *
 * @param isWanted whether to load it now.
 * @param onFailure is called when it is wanted and can't be loaded.
 */
export function useLazy<T>(
  lazy: Lazy<T>,
  isWanted: boolean,
  onFailure: (cause: unknown) => void,
): T | undefined {
  const loaded = useStore(lazy);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (isWanted && !loaded) lazy.load().catch((cause) => fail(cause));
  }, [lazy, isWanted, loaded]);
  return loaded;
}

/**
 * Returns a lazy value; suspends until it has loaded.
 *
 * @throws to the nearest error boundary when it can't be loaded. To retry, call `load` or `prefetch`: an attempt during
 * render would suspend, fail and render again forever.
 */
export function useSuspenseLazy<T>(lazy: Lazy<T>): T {
  // In every render: a component that suspended in `use` and resumed without it would lose count of its hooks.
  return use(lazy.attempt());
}
