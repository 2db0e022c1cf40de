import { useSyncExternalStore } from "react";
import { onDemand } from "../on-demand/on-demand.ts";
import type { ListedRecording } from "./listed-recording.ts";

/** The code of the recording detail. */
export const recordingDialog = onDemand(() => import("./detail/recording-dialog.tsx"));

let nearId: string | undefined;
const listeners = new Set<() => void>();

/** Fetches what a recording's detail needs, and has it rendered out of sight, ahead of the press that opens it. */
export async function comeNear(recording: ListedRecording): Promise<void> {
  try {
    const { detailOf } = await recordingDialog.load();
    await detailOf(recording).load();
  } catch {
    return; // Opening it reports a failure.
  }
  nearId = recording.id;
  for (const hear of listeners) hear();
}

/** The recording that the visitor reached for last, once its detail is here. */
export function useNearRecording(): string | undefined {
  return useSyncExternalStore(subscribe, () => nearId);
}

function subscribe(hear: () => void): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}
