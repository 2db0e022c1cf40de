import { Button } from "@voxlog/ui/button";
import { Card } from "@voxlog/ui/card";
import { Mic } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { MicrophoneProblem } from "./microphone/microphone-problem.ts";
import { canBeRetried, ProblemAlert } from "./microphone/problem-alert.tsx";

/** The way into a recording, and what stands in it. */
export function StartCard({
  isOpening,
  problem,
  onRecord,
  onTest,
}: {
  /** The microphone was asked for, and maybe the visitor. */
  isOpening: boolean;
  problem: MicrophoneProblem | undefined;
  onRecord: () => void;
  onTest: () => void;
}) {
  const { t } = useTranslation("demo");
  return (
    <Card className="grid grid-cols-1 justify-items-center gap-6 py-10! text-center sm:py-14!">
      {problem ? (
        <ProblemAlert problem={problem} onAllowed={onTest} />
      ) : (
        <span
          aria-hidden="true"
          className="grid size-24 place-content-center rounded-full bg-accent-soft text-accent-text"
        >
          <Mic className="size-10" strokeWidth={1.5} />
        </span>
      )}
      {(!problem || canBeRetried(problem)) && (
        <div className="grid justify-items-center gap-2">
          <Button size="lg" pending={isOpening} onClick={onRecord}>
            <Mic aria-hidden="true" className="size-5" />
            {t(($) => $.record.start)}
          </Button>
          <p role="status" className="min-h-6 text-sm text-text-muted">
            {isOpening && t(($) => $.record.opening)}
          </p>
          <Button variant="ghost" size="sm" aria-disabled={isOpening} onClick={() => !isOpening && onTest()}>
            {t(($) => $.record.test)}
          </Button>
        </div>
      )}
    </Card>
  );
}
