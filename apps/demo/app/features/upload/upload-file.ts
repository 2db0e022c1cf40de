import { formatNumber, type Language } from "@voxlog/i18n";
import { timings, uploadExtensions } from "@voxlog/product";
import { newRecordingId } from "../../recordings/user/user-recording.ts";
import { keepRecording } from "../../recordings/user/user-recordings.ts";

/** What becomes of the files that somebody dropped or chose. */
export type PickedFile<F> =
  /** `of` is how many there were. */
  { outcome: "taken"; file: F; of: number } | { outcome: "refused"; name: string } | { outcome: "none" };

/**
 * Takes the first file, if its name ends like one that can be uploaded. Types that browsers guess are no help:
 * they know no .dat.
 *
 * @example pickFile([{ name: "Gesprek.MP3" }, { name: "notes.pdf" }]) ⇒ { outcome: "taken", file: …, of: 2 }
 */
export function pickFile<F extends { name: string }>(files: readonly F[]): PickedFile<F> {
  const [file] = files;
  if (!file) return { outcome: "none" };
  const name = file.name.toLowerCase();
  if (!uploadExtensions.some((extension) => name.endsWith(extension))) {
    return { outcome: "refused", name: file.name };
  }
  return { outcome: "taken", file, of: files.length };
}

/**
 * Puts a file that has been processed into the visitor's recordings.
 *
 * @param seconds how long it is; 0 when the browser cannot tell.
 * @returns its id among the recordings.
 */
export function keepUpload(file: File, seconds: number): string {
  const now = Date.now();
  const recording = {
    id: newRecordingId(),
    date: new Date(now).toISOString(),
    duration: Number.isFinite(seconds) ? Math.round(seconds * 1000) : 0,
    mimeType: file.type,
    keptAt: null,
    file: file.name,
  };
  void keepRecording(recording, file, now - timings.uploadSimulation); // Without storage it lasts as long as the page.
  return recording.id;
}

const BYTES_IN_A_MEGABYTE = 1_000_000;

/**
 * A file's size in megabytes, to two decimals.
 *
 * @example fileSize("nl", 3_418_000) ⇒ "3,42 MB"
 */
export function fileSize(language: Language, bytes: number): string {
  return formatNumber(language, bytes / BYTES_IN_A_MEGABYTE, {
    style: "unit",
    unit: "megabyte",
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
}
