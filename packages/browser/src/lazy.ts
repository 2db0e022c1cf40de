import { use, useEffect, useEffectEvent } from "react";
import { createStore, useStore } from "./store.ts";

/** Something that no first load brings along, such as a module; kept once it is loaded. */
export type Lazy<T> = {
  /** What was loaded, when it is here: to be shown without waiting, which even a promise that is kept asks for. */
  get(): T | undefined;
  /**
   * Loads it, once however often it is called.
   *
   * @throws when it cannot be loaded; another call tries again.
   */
  load(): Promise<T>;
  /** The last attempt to load it, even one that failed; the first, when there was none. */
  attempt(): Promise<T>;
  /** Loads it ahead of its use, which reports a failure; and after the click that is being answered. */
  prefetch(): void;
  /** Calls `listener` when it was loaded; returns what ends that. */
  subscribe(listener: () => void): () => void;
};

/**
 * @param fetch imports or fetches it.
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
        // What React asks of a library that keeps promises: `use` then gives at once what is here. Calling `use` only
        // until then is no way out, as it has to be called in each try of a render or in none.
        // docs/decisions/lazy-modules.md
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

/** One lazy thing for each key, such as a language's texts: made when it is first asked for. */
export function lazyByKey<Key, T>(fetch: (key: Key) => Promise<T>): (key: Key) => Lazy<T> {
  const made = new Map<Key, Lazy<T>>();
  return (key) => {
    const lazy = made.get(key) ?? createLazy(() => fetch(key));
    made.set(key, lazy);
    return lazy;
  };
}

/**
 * What is lazy: in the first render when it is here, else as soon as any caller has loaded it.
 *
 * @param isWanted whether to load it now.
 * @param onFailure is called when it is wanted and cannot be loaded.
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
 * What is lazy, at once when it is here; until then the component suspends.
 *
 * @throws to the error boundary around it when it cannot be loaded. What comes to it again calls `load` or `prefetch`
 *   for another attempt: one by rendering would have React suspend on it, fail and render again without end.
 */
export function useSuspenseLazy<T>(lazy: Lazy<T>): T {
  // Each time: a component that suspended in `use` and went on without it would lose count of its hooks.
  return use(lazy.attempt());
}
