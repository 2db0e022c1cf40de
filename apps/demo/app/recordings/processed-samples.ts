import { useStore } from "@voxlog/browser/store";
import { type Recording, recordings } from "@voxlog/demo-data/recordings";
import { timings } from "@voxlog/product";
import { useEffect, useMemo } from "react";
import { PROCESSED_SAMPLES } from "../edits/edits-storage.ts";
import { storedEdits } from "../edits/stored-edits.ts";

/** The ids of samples whose processing ended before the visitor's eyes: once, until the demo is reset. */
const processed = storedEdits<readonly string[]>(
  PROCESSED_SAMPLES,
  [],
  (value): value is readonly string[] =>
    Array.isArray(value) && value.every((id: unknown) => typeof id === "string"),
  () => {}, // They are processed again then, which the visitor need not hear: they changed nothing.
);

/** The sample recordings, as far as they are processed by now. */
export function useSamples(): readonly Recording[] {
  const ids = useStore(processed);
  return useMemo(
    () =>
      recordings.map((recording) =>
        ids.includes(recording.id) ? { ...recording, status: "synced" } : recording,
      ),
    [ids],
  );
}

/** Ends the processing of one sample after the other, the oldest first, as long as somebody looks. */
export function useSampleProcessing(): void {
  const ids = useStore(processed);
  useEffect(() => {
    const next = recordings.findLast(({ id, status }) => status === "processing" && !ids.includes(id));
    if (!next) return;
    const timer = setInterval(() => {
      if (!document.hidden) processed.set([...ids, next.id]);
    }, timings.sampleProcessing);
    return () => clearInterval(timer);
  }, [ids]);
}
