import type { ListedRecording } from "./listed-recording.ts";

/** Fetches the code of the recording detail. */
export const loadRecordingDialog = () => import("./detail/recording-dialog.tsx");

/** Fetches what a recording's detail needs, ahead of the press that opens it. */
export function prefetchRecording(recording: ListedRecording): void {
  loadRecordingDialog()
    .then((dialog) => dialog.prefetchDetail(recording))
    .catch(() => {}); // Opening it reports a failure.
}
