import { useEffect, useEffectEvent, useReducer } from "react";

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
  /** Fetches it ahead of its use, which reports a failure; and after the press that is being answered. */
  prefetch(): void;
};

/** Keeps what `fetch` fetches, so that it can be shown without waiting, which even a promise that is kept asks for. */
export function onDemand<T>(fetch: () => Promise<T>): OnDemand<T> {
  let current: T | undefined;
  async function load(): Promise<T> {
    current ??= await fetch();
    return current;
  }
  return {
    get current() {
      return current;
    },
    load,
    prefetch: () => void setTimeout(() => load().catch(() => {})),
  };
}

/**
 * Gives what is fetched on demand: in the first render when it is here, else as soon as it is.
 *
 * @param isWanted whether to fetch it.
 * @param onFailure is called when it is wanted and cannot be fetched.
 */
export function useOnDemand<T>(
  source: OnDemand<T>,
  isWanted: boolean,
  onFailure: (cause: unknown) => void,
): T | undefined {
  const [, showIt] = useReducer((count: number) => count + 1, 0);
  const fail = useEffectEvent(onFailure);
  const { current } = source;
  useEffect(() => {
    if (isWanted && !current) source.load().then(showIt, (cause) => fail(cause));
  }, [source, isWanted, current]);
  return current;
}
