import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

/** Something that no first load carries along. */
export type OnDemand<T> = {
  /** What was fetched, when it is here. */
  readonly current: T | undefined;
  /**
   * Fetches it.
   *
   * @throws when it cannot be fetched; another call tries again.
   */
  load(): Promise<T>;
  /** Fetches it ahead of its use, which reports a failure; and after the click that is being answered. */
  prefetch(): void;
  /** Calls back when it was fetched, until what it returns is called. */
  subscribe(onFetched: () => void): () => void;
};

/** Keeps what `fetch` fetches, so that it can be shown without waiting, which even a promise that is kept asks for. */
export function onDemand<T>(fetch: () => Promise<T>): OnDemand<T> {
  let current: T | undefined;
  const listeners = new Set<() => void>();
  async function load(): Promise<T> {
    if (current) return current;
    current = await fetch();
    for (const hear of listeners) hear();
    return current;
  }
  return {
    get current() {
      return current;
    },
    load,
    prefetch: () => void setTimeout(() => load().catch(() => {})),
    subscribe: (onFetched) => {
      listeners.add(onFetched);
      return () => listeners.delete(onFetched);
    },
  };
}

/**
 * Gives what is fetched on demand: in the first render when it is here, else as soon as it is, whoever fetched it.
 *
 * @param isWanted whether to fetch it now.
 * @param onFailure is called when it is wanted and cannot be fetched.
 */
export function useOnDemand<T>(
  source: OnDemand<T>,
  isWanted: boolean,
  onFailure: (cause: unknown) => void,
): T | undefined {
  const read = () => source.current;
  const current = useSyncExternalStore(source.subscribe, read, read);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (isWanted && !current) source.load().catch((cause) => fail(cause));
  }, [source, isWanted, current]);
  return current;
}
