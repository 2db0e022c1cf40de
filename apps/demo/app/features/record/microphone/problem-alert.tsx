import { Alert } from "@voxlog/ui/alert";
import { useTranslation } from "react-i18next";
import { ScreenLink } from "../../../components/screen.tsx";
import type { MicrophoneProblem } from "./microphone-problem.ts";
import { useAllowed } from "./use-allowed.ts";

/** Whether a problem can be solved without another browser or address. */
export function canBeRetried(problem: MicrophoneProblem): boolean {
  return problem !== "unsupported" && problem !== "insecure";
}

/** Says why there is no microphone, what helps, and how to do without. */
export function ProblemAlert({
  problem,
  onAllowed,
}: {
  problem: MicrophoneProblem;
  /** Called when a microphone that was refused is allowed after all, which happens outside the page. */
  onAllowed: () => void;
}) {
  const { t } = useTranslation("demo");
  useAllowed(problem === "refused", onAllowed);
  return (
    <div className="grid w-full max-w-prose gap-3 text-left">
      <Alert tone="danger">
        <p className="text-base font-semibold">{t(($) => $.record.problems[problem].title)}</p>
        <p className="mt-1 font-normal">{t(($) => $.record.problems[problem].help)}</p>
      </Alert>
      <p className="text-sm text-text-muted">
        {t(($) => $.record.instead)}{" "}
        <ScreenLink section="upload" className="font-medium text-accent-text underline underline-offset-4">
          {t(($) => $.record.upload)}
        </ScreenLink>
      </p>
    </div>
  );
}
