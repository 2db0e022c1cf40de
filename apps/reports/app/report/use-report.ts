import { useCallback, useEffect, useState } from "react";
import type { Question } from "../address/question.ts";
import { useOwner } from "../owner/owner.ts";
import { fetchReport, ReportFailure, type ReportName, type Reports } from "./fetch-report.ts";

/** How far a report is. */
export type ReportState<Name extends ReportName> =
  | { status: "loading" }
  | { status: "failed"; kind: ReportFailure["kind"]; retry: () => void }
  | {
      status: "ready";
      rows: Reports[Name][];
      /** What the rows answer. */
      asked: Asked;
      /** Whether something else has been asked since, and its answer is on its way. */
      isStale: boolean;
    };

type Asked = Pick<Question, "set" | "from" | "to">;

/**
 * Fetches a report whenever the question changes, and again when asked to retry. Rows of other days stay until the
 * new ones are there, so that nothing jumps.
 */
export function useReport<Name extends ReportName>(name: Name, question: Question): ReportState<Name> {
  const { token } = useOwner();
  const { set, from, to } = question;
  const [state, setState] = useState<ReportState<Name>>({ status: "loading" });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same question again.
  useEffect(() => {
    if (!token) return;
    const stop = new AbortController();
    const asked = { set, from, to };
    setState((last) =>
      last.status === "ready" && last.asked.set === set ? { ...last, isStale: true } : { status: "loading" },
    );
    fetchReport(name, asked, token, stop.signal).then(
      (rows) => setState({ status: "ready", rows, asked, isStale: false }),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        const kind = error instanceof ReportFailure ? error.kind : "server";
        setState({ status: "failed", kind, retry });
      },
    );
    return () => stop.abort();
  }, [name, set, from, to, token, attempt]);
  return state;
}
