import { timings } from "@voxlog/product";
import { formatNumber, useLanguage } from "@voxlog/texts";
import { Progress } from "@voxlog/ui/progress";
import { Check, Circle, LoaderCircle } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { processingAt, processingLeft, processingSteps } from "./user-recording.ts";

const FRAME_MS = 100;

/** Shows the progress of a recording's processing, step by step. */
export function ProcessingSteps({ keptAt }: { keptAt: number }) {
  const { t } = useTranslation("demo");
  const language = useLanguage();
  const now = useNow(keptAt);
  const { stepsDone } = processingAt(keptAt, now);
  const step = processingSteps[Math.min(stepsDone, processingSteps.length - 1)] ?? "upload";
  const progress = 1 - processingLeft(keptAt, now) / timings.uploadSimulation;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Progress
        label={t(($) => $.userRecording.processing)}
        value={progress}
        aria-valuetext={`${t(($) => $.userRecording.steps[step])}, ${formatNumber(language, progress, { style: "percent" })}`}
      />
      <ol className="grid gap-x-4 gap-y-2 sm:grid-cols-4">
        {processingSteps.map((each, index) => (
          <li
            key={each}
            aria-current={index === stepsDone ? "step" : undefined}
            className="flex items-center gap-2 text-sm text-text-muted aria-[current]:font-medium aria-[current]:text-text"
          >
            {index < stepsDone ? (
              <Check aria-hidden="true" className="size-4 shrink-0 text-success" />
            ) : index === stepsDone ? (
              <LoaderCircle aria-hidden="true" className="size-4 shrink-0 animate-spin text-accent-text" />
            ) : (
              <Circle aria-hidden="true" className="size-4 shrink-0" />
            )}
            {t(($) => $.userRecording.steps[each])}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Returns the current time while the recording is processing. */
function useNow(keptAt: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      const next = Date.now();
      setNow(next);
      if (processingLeft(keptAt, next) === 0) clearInterval(timer);
    }, FRAME_MS);
    return () => clearInterval(timer);
  }, [keptAt]);
  return now;
}
