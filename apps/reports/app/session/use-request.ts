import { useEffect, useReducer, useState } from "react";
import { useAccount } from "./account.ts";
import { type FailureKind, failureKind } from "./request.ts";

/** The state of a request, with its result once there is one. */
export type RequestState<Result> =
  | { status: "loading" }
  | { status: "failed"; kind: FailureKind; retry: () => void }
  /** `isStale` while the result of another key is being fetched; `failed` if the last update failed. */
  | (Result & { status: "ready"; isStale: boolean; failed?: FailureKind });

type Options<Result> = {
  /** Returns whether the last result stays visible until the next one arrives. It does by default. */
  canKeep?: (last: Result) => boolean;
  /** Ms between updates while the page is visible. It's also updated when it becomes visible. */
  interval?: number | undefined;
};

/**
 * Sends a request when its key changes, and again on a retry and when the connection is back.
 *
 * @returns the state, and a function that sends the request again.
 */
export function useRequest<Result extends object>(
  key: string,
  request: (signal: AbortSignal) => Promise<Result>,
  { canKeep = () => true, interval }: Options<Result> = {},
): [RequestState<Result>, () => void] {
  const { token } = useAccount();
  const [{ of, state }, setState] = useState<{ of: string; state: RequestState<Result> }>({
    of: key,
    state: { status: "loading" },
  });
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the request; an attempt repeats it.
  useEffect(() => {
    if (!token) return;
    const stop = new AbortController();
    const keeps = state.status === "ready" && canKeep(state);
    setState({ of, state: keeps ? { ...state, isStale: of !== key } : { status: "loading" } });
    request(stop.signal).then(
      (result) => setState({ of: key, state: { ...result, status: "ready", isStale: false } }),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        const kind = failureKind(error);
        // The result of another key would be wrong here.
        setState({
          of: key,
          state:
            keeps && of === key
              ? { ...state, isStale: false, failed: kind }
              : { status: "failed", kind, retry },
        });
      },
    );
    return () => stop.abort();
  }, [key, token, attempt]);

  useEffect(() => {
    if (!interval) return;
    const stop = new AbortController();
    const update = () => document.visibilityState === "visible" && retry();
    const timer = setInterval(update, interval);
    document.addEventListener("visibilitychange", update, stop);
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [interval]);

  useEffect(() => {
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, []);
  return [state, retry];
}
