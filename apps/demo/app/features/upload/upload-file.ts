import { uploadExtensions } from "@voxlog/product";

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
