import { createLazy } from "@voxlog/browser/lazy";
import type { ListedRecording } from "./listed-recording.ts";

/** The code of the recording detail. */
export const recordingDialog = createLazy(() => import("./detail/recording-dialog.tsx"));

/** Fetches what a recording's detail needs ahead of the click that opens it, which tries again if that failed, and tells. */
export function prefetchRecording(recording: ListedRecording): void {
  recordingDialog
    .load()
    .then(({ detailOf }) => detailOf(recording).load())
    .catch(() => {});
}
