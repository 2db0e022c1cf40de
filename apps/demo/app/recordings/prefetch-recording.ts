import { onDemand } from "../on-demand/on-demand.ts";
import type { ListedRecording } from "./listed-recording.ts";

/** The code of the recording detail. */
export const recordingDialog = onDemand(() => import("./detail/recording-dialog.tsx"));

/** Fetches what a recording's detail needs, ahead of the press that opens it. */
export function prefetchRecording(recording: ListedRecording): void {
  recordingDialog
    .load()
    .then((dialog) => dialog.detailOf(recording).prefetch())
    .catch(() => {}); // Opening it reports a failure.
}
