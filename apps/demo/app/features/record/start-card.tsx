import { Alert } from "@voxlog/ui/alert";
import { Button } from "@voxlog/ui/button";
import { Card } from "@voxlog/ui/card";
import { Link } from "@voxlog/ui/link";
import { Mic } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ScreenLink } from "../../components/screen.tsx";
import type { MicrophoneProblem } from "./microphone.ts";
import { useAllowed } from "./use-microphones.ts";

/** The way into a recording, and what is in the way. */
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
    <Card className="grid grid-cols-1 justify-items-center gap-5 py-8 text-center">
      {problem ? (
        <ProblemAlert problem={problem} onAllowed={onTest} />
      ) : (
        <span
          aria-hidden="true"
          className="grid size-24 max-sm:size-16 place-content-center rounded-full bg-accent-soft text-accent-text"
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

/** Whether a problem can be solved without another browser or address. */
function canBeRetried(problem: MicrophoneProblem): boolean {
  return problem !== "unsupported" && problem !== "insecure";
}

/** Says why there is no microphone, what helps, and how to do without. */
function ProblemAlert({
  problem,
  onAllowed,
}: {
  problem: MicrophoneProblem;
  /** Called when a microphone that was denied is allowed after all, which happens outside the page. */
  onAllowed: () => void;
}) {
  const { t } = useTranslation("demo");
  useAllowed(problem === "denied", onAllowed);
  return (
    <div className="grid w-full max-w-prose gap-3 text-left">
      <Alert tone="danger">
        <p className="text-base font-semibold">{t(($) => $.record.problems[problem].title)}</p>
        <p className="mt-1 font-normal">{t(($) => $.record.problems[problem].help)}</p>
      </Alert>
      <p className="text-sm text-text-muted">
        {t(($) => $.record.instead)}{" "}
        <Link asChild look="accent">
          <ScreenLink section="upload">{t(($) => $.record.upload)}</ScreenLink>
        </Link>
      </p>
    </div>
  );
}
