import { useStore } from "@voxlog/browser/store";
import { type Recording, recordings } from "@voxlog/demo-data/recordings";
import { currentUser } from "@voxlog/demo-data/team";
import { timings } from "@voxlog/product";
import { useEffect, useMemo } from "react";
import { viewedRole } from "../edits/account-edits.ts";
import { PROCESSED_SAMPLES } from "../edits/edits-storage.ts";
import { storedEdits } from "../edits/stored-edits.ts";
import { isText, listOf } from "../edits/validators.ts";

const processedSamples = storedEdits<readonly string[]>(PROCESSED_SAMPLES, [], listOf(isText));

/** Returns the samples that the viewed role may see, with their current status. */
export function useSamples(): readonly Recording[] {
  const processed = useStore(processedSamples);
  const isAdmin = useStore(viewedRole) === "Admin";
  return useMemo(
    () =>
      recordings
        .filter(({ owner }) => isAdmin || owner === currentUser.id)
        .map((recording) =>
          processed.includes(recording.id) ? { ...recording, status: "synced" } : recording,
        ),
    [processed, isAdmin],
  );
}

/** Finishes one processing sample after another, oldest first, while the page is visible. */
export function useSampleProcessing(): void {
  const processed = useStore(processedSamples);
  useEffect(() => {
    const next = recordings.findLast(({ id, status }) => status === "processing" && !processed.includes(id));
    if (!next) return;
    const timer = setInterval(() => {
      if (!document.hidden) processedSamples.set([...processed, next.id]);
    }, timings.sampleProcessing);
    return () => clearInterval(timer);
  }, [processed]);
}
