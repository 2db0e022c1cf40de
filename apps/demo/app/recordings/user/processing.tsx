import { timings } from "@voxlog/product";
import { Progress } from "@voxlog/ui/progress";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { processingLeft } from "./user-recording.ts";

const FRAME_MS = 100;

/** Shows the progress of a recording's simulated processing. */
export function Processing({ processingSince }: { processingSince: number }) {
  const { t } = useTranslation("demo");
  const left = processingLeft(processingSince, useNow(processingSince));
  return (
    <div className="grid gap-2">
      <p aria-hidden="true" className="text-sm text-text-muted">
        {t(($) => $.userRecording.processing)}
      </p>
      <Progress label={t(($) => $.userRecording.processing)} value={1 - left / timings.uploadSimulation} />
    </div>
  );
}

/** Returns the current time while the recording is processing. */
function useNow(processingSince: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      const next = Date.now();
      setNow(next);
      if (processingLeft(processingSince, next) === 0) clearInterval(timer);
    }, FRAME_MS);
    return () => clearInterval(timer);
  }, [processingSince]);
  return now;
}
