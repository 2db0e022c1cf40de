import { useCallback, useEffect, useState } from "react";
import { useAccount } from "./owner.ts";
import { type FailureKind, failureKind } from "./request.ts";

/** The state of a request, with its result once there is one. */
export type RequestState<Result> =
  | { status: "loading" }
  | { status: "failed"; kind: FailureKind; retry: () => void }
  /** `isStale` while a newer result is being fetched. */
  | (Result & { status: "ready"; isStale: boolean });

/**
 * Sends a request when its key changes, and again on a retry.
 *
 * @param canKeep returns whether the last result stays visible until the next one arrives.
 * @returns the state, and a function that sends the request again.
 */
export function useRequest<Result extends object>(
  key: string,
  request: (token: string, signal: AbortSignal) => Promise<Result>,
  canKeep: (last: Result) => boolean,
): [RequestState<Result>, () => void] {
  const { token } = useAccount();
  const [state, setState] = useState<RequestState<Result>>({ status: "loading" });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the request, and an attempt sends it again.
  useEffect(() => {
    if (!token) return;
    const stop = new AbortController();
    setState((last) =>
      last.status === "ready" && canKeep(last) ? { ...last, isStale: true } : { status: "loading" },
    );
    request(token, stop.signal).then(
      (result) => setState({ ...result, status: "ready", isStale: false }),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        const kind = failureKind(error);
        setState({ status: "failed", kind, retry });
      },
    );
    return () => stop.abort();
  }, [key, token, attempt]);
  return [state, retry];
}
