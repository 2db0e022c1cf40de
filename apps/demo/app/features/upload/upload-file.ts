import { uploadExtensions } from "@voxlog/product";
import { formatNumber, type Language } from "@voxlog/texts";
import { checkSound } from "../../recordings/user/check-sound.ts";
import { newRecordingId, type UserRecording } from "../../recordings/user/user-recording.ts";
import { saveRecording } from "../../recordings/user/user-recordings.ts";

/** The result of dropping or choosing files. */
export type SelectedFile<F> =
  /** `of` is the count of files. */
  | { outcome: "taken"; file: F; of: number }
  | { outcome: "rejected" | "empty"; name: string }
  | { outcome: "none" };

/**
 * Returns the first file, if its extension is allowed. It doesn't use the browser's MIME type, since browsers don't
 * know .dat.
 *
 * @example pickFile([{ name: "a.MP3", size: 9 }, { name: "b.pdf", size: 9 }]) ⇒ { outcome: "taken", file: …, of: 2 }
 */
export function pickFile<F extends { name: string; size: number }>(files: readonly F[]): SelectedFile<F> {
  const [file] = files;
  if (!file) return { outcome: "none" };
  const name = file.name.toLowerCase();
  if (!uploadExtensions.some((extension) => name.endsWith(extension))) {
    return { outcome: "rejected", name: file.name };
  }
  if (file.size === 0) return { outcome: "empty", name: file.name };
  return { outcome: "taken", file, of: files.length };
}

/** A file among the visitor's recordings. */
export type Upload = {
  id: string;
  /** When its processing began, in milliseconds since 1970. */
  processingSince: number;
  /** Whether it survives closing the page. */
  isStored: Promise<boolean>;
};

/** Saves a file with the visitor's recordings at once, so that leaving during processing doesn't lose it. */
export function saveUpload(file: File): Upload {
  const processingSince = Date.now();
  const id = newRecordingId();
  const recording = {
    id,
    date: new Date(processingSince).toISOString(),
    duration: 0,
    mimeType: file.type,
    processingSince: null,
    file: file.name,
  };
  return { id, processingSince, isStored: saveRecording(recording, file, processingSince, examine(file)) };
}

/** Returns a file's duration, and whether it may contain speech. */
async function examine(file: File): Promise<Partial<UserRecording>> {
  const duration = await durationOf(file);
  const sound = await checkSound(file, duration > 0);
  return { duration, ...(sound === "nothing" && { sound }) };
}

/** Ms until a browser that reports neither a duration nor an error can't tell. */
const DURATION_TIMEOUT = 5000;

/** Returns a file's duration in milliseconds; 0 if the browser can't tell. */
function durationOf(file: File): Promise<number> {
  const url = URL.createObjectURL(file);
  return new Promise<number>((resolve) => {
    const audio = new Audio();
    audio.preload = "metadata";
    audio.onloadedmetadata = () =>
      resolve(Number.isFinite(audio.duration) ? Math.round(audio.duration * 1000) : 0);
    audio.onerror = () => resolve(0);
    setTimeout(resolve, DURATION_TIMEOUT, 0);
    audio.src = url;
  }).finally(() => URL.revokeObjectURL(url));
}

const BYTES_IN_A_MEGABYTE = 1_000_000;

/**
 * Formats a file's size in megabytes, with two decimals.
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
