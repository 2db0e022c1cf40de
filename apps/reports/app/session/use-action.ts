import { useToast } from "@voxlog/ui/toast";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type FailureKind, failureKind } from "./request.ts";

/**
 * Returns a function that runs requests that change something, whether one is pending, and why the last one failed.
 *
 * @param onFailure receives that reason, to show it elsewhere.
 */
export function useAction(onFailure: (kind: FailureKind) => void = () => {}) {
  const [failure, setFailure] = useState<FailureKind>();
  const [isPending, setPending] = useState(false);
  async function run(work: () => Promise<void>): Promise<void> {
    setPending(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      const kind = failureKind(error);
      setFailure(kind);
      onFailure(kind);
    } finally {
      setPending(false);
    }
  }
  return { run, isPending, failure };
}

/** Like `useAction`, and shows a failure in a toast. */
export function useActionWithToast() {
  const { t } = useTranslation("staff");
  const toast = useToast();
  return useAction((kind) =>
    toast(
      t(($) => $.failures[kind]),
      { tone: "danger" },
    ),
  );
}
