import type { DictionaryWord } from "@voxlog/demo-data/dictionary";

/** A word as somebody enters it. */
export type WordDraft = {
  word: string;
  /** Whether the word is a misspelling; without that, the correction does not count. */
  isMisspelling: boolean;
  correction: string;
  isShared: boolean;
};

/** Why a word cannot be kept. */
export type WordProblem = "blank" | "tooLong" | "duplicate" | "noCorrection" | "sameCorrection";

/** The characters that a word or a correction has at most: enough for a long company name. */
export const longestWord = 80;

/**
 * A word as it is kept: without the space around it, and with single spaces inside.
 *
 * @example tidyWord("  Klaver   Planning ") ⇒ "Klaver Planning"
 */
export function tidyWord(text: string): string {
  return text.normalize("NFC").trim().replace(/\s+/g, " ");
}

/** What tells words apart: the case does not, since nobody hears it. */
export function wordKey(text: string): string {
  return tidyWord(text).toLocaleLowerCase();
}

/** The keys of words. */
export function wordKeys(words: readonly DictionaryWord[]): Set<string> {
  return new Set(words.map(({ word }) => wordKey(word)));
}

/**
 * What is wrong with a word, if anything.
 *
 * @param taken the keys of the words beside it.
 */
export function wordProblem(
  { word, isMisspelling, correction }: WordDraft,
  taken: ReadonlySet<string>,
): WordProblem | undefined {
  const tidy = tidyWord(word);
  const tidyCorrection = tidyWord(correction);
  if (tidy === "") return "blank";
  if (tidy.length > longestWord || (isMisspelling && tidyCorrection.length > longestWord)) return "tooLong";
  if (taken.has(wordKey(word))) return "duplicate";
  if (isMisspelling && tidyCorrection === "") return "noCorrection";
  if (isMisspelling && tidyCorrection === tidy) return "sameCorrection";
  return undefined;
}

/** A draft as a word of the dictionary. */
export function toWord(id: string, { word, isMisspelling, correction, isShared }: WordDraft): DictionaryWord {
  return {
    id,
    word: tidyWord(word),
    ...(isMisspelling && { correction: tidyWord(correction) }),
    isPersonal: !isShared,
    isShared,
  };
}

/** Whether a value read from somewhere is a word of the dictionary. */
export function isDictionaryWord(value: unknown): value is DictionaryWord {
  if (typeof value !== "object" || value === null) return false;
  const { id, word, correction, isPersonal, isShared } = value as Partial<Record<string, unknown>>;
  return (
    typeof id === "string" &&
    typeof word === "string" &&
    word.trim() !== "" &&
    (correction === undefined || typeof correction === "string") &&
    typeof isShared === "boolean" &&
    isPersonal === !isShared
  );
}
