import { timings } from "@voxlog/product";
import { newOwnId } from "../../recordings/user/user-recording.ts";
import { keepRecording } from "../../recordings/user/user-recordings.ts";

/**
 * Puts a file that has been processed into the visitor's recordings.
 *
 * @param seconds how long it is; 0 when the browser cannot tell.
 * @returns its id among the recordings.
 */
export function keepUpload(file: File, seconds: number): string {
  const now = Date.now();
  const recording = {
    id: newOwnId(),
    date: new Date(now).toISOString(),
    duration: Number.isFinite(seconds) ? Math.round(seconds * 1000) : 0,
    mimeType: file.type,
    keptAt: null,
    file: file.name,
  };
  void keepRecording(recording, file, now - timings.uploadSimulation); // Without storage it lasts as long as the page.
  return recording.id;
}
