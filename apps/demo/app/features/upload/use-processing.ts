import { timings } from "@voxlog/product";
import { useEffect, useEffectEvent, useState } from "react";

const STEP_MS = 100;

/**
 * Stands in for uploading and processing, which the demo does not do: it takes its time, starting at once.
 *
 * @param onDone called when the time has passed without being cancelled.
 */
export function useProcessing(onDone: () => void) {
  const [phase, setPhase] = useState<"processing" | "cancelled" | "done">("processing");
  const [elapsed, setElapsed] = useState(0);
  const finish = useEffectEvent(() => {
    setPhase("done");
    onDone();
  });

  useEffect(() => {
    if (phase !== "processing") return;
    const startedAt = performance.now();
    const timer = setInterval(() => {
      const passed = performance.now() - startedAt;
      setElapsed(passed);
      if (passed < timings.uploadSimulation) return;
      clearInterval(timer); // At once: the next step may come before this one is rendered.
      finish();
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [phase]);

  return {
    phase,
    /** From 0 to 1. */
    progress: Math.min(elapsed / timings.uploadSimulation, 1),
    cancel: () => setPhase("cancelled"),
    restart: () => {
      setElapsed(0);
      setPhase("processing");
    },
  };
}
