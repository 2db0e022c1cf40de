import { useStore } from "@voxlog/browser/store";
import { type Recording, recordings } from "@voxlog/demo-data/recordings";
import { currentUser } from "@voxlog/demo-data/team";
import { timings } from "@voxlog/product";
import { useEffect, useMemo } from "react";
import { viewedRole } from "../edits/account-edits.ts";
import { PROCESSED_SAMPLES } from "../edits/edits-storage.ts";
import { processedStatus, reviewEdits, syncModeSwitches } from "../edits/review-edits.ts";
import { isRecord, storedEdits } from "../edits/stored-edits.ts";

/** When samples finished processing, by ID. A reset clears it. */
export const processedSamples = storedEdits<Readonly<Record<string, number>>>(
  PROCESSED_SAMPLES,
  {},
  (value): value is Readonly<Record<string, number>> =>
    isRecord(value) && Object.values(value).every((moment) => typeof moment === "number"),
  () => {}, // They are processed again then. No message, since the visitor changed nothing.
);

/** Returns the samples that the viewed role may see, with their current status. */
export function useSamples(): readonly Recording[] {
  const moments = useStore(processedSamples);
  const reviews = useStore(reviewEdits);
  const switches = useStore(syncModeSwitches);
  const isAdmin = useStore(viewedRole) === "Admin";
  return useMemo(
    () =>
      recordings
        .filter(({ owner }) => isAdmin || owner === currentUser.id)
        .map((recording) => {
          const moment = moments[recording.id];
          if (moment === undefined) return recording;
          const status = processedStatus(reviews[recording.id], switches, moment);
          return { ...recording, status };
        }),
    [moments, reviews, switches, isAdmin],
  );
}

/** Finishes one processing sample after another, oldest first, while the page is visible. */
export function useSampleProcessing(): void {
  const moments = useStore(processedSamples);
  useEffect(() => {
    const next = recordings.findLast(
      ({ id, status }) => status === "processing" && moments[id] === undefined,
    );
    if (!next) return;
    const timer = setInterval(() => {
      if (!document.hidden) processedSamples.set({ ...moments, [next.id]: Date.now() });
    }, timings.sampleProcessing);
    return () => clearInterval(timer);
  }, [moments]);
}
