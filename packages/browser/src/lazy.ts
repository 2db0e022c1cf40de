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

  const load = () => {
    loading ??= fetch().then(
      (loaded) => {
        set(loaded);
        // What React asks of a library that keeps promises: `use` then gives at once what is here. Calling `use` only
        // until then is no way out, as it has to be called in each try of a render or in none.
        // https://react.dev/reference/react/use
        Object.assign(loading ?? {}, { status: "fulfilled", value: loaded });
        return loaded;
      },
      (error: unknown) => {
        loading = undefined; // The next attempt may find the network back.
        throw error;
      },
    );
    return loading;
  };
  return { get, load, prefetch: () => void setTimeout(() => load().catch(() => {})), subscribe };
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
 * What is lazy: in the first render when it is here, else as soon as it is, whoever loaded it.
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

/** What is lazy, at once when it is here; until then the component suspends. */
export function useSuspenseLazy<T>(lazy: Lazy<T>): T {
  return use(lazy.load());
}
