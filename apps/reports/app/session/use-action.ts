import { useState } from "react";
import { type FailureKind, failureKind } from "./request.ts";

/** Returns what runs requests that change something, whether one is pending, and why the last one failed. */
export function useAction() {
  const [failure, setFailure] = useState<FailureKind>();
  const [isPending, setPending] = useState(false);
  async function run(work: () => Promise<void>): Promise<void> {
    setPending(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(failureKind(error));
    } finally {
      setPending(false);
    }
  }
  return { run, isPending, failure };
}
