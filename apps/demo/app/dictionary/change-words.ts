import type { DictionaryWord } from "@voxlog/demo-data/dictionary";
import { dictionaryEdits } from "./entries.ts";

/** A word as a visitor enters it. */
export type WordDraft = {
  word: string;
  /** Whether the word is a misspelling. If not, the correction is ignored. */
  isMisspelling: boolean;
  correction: string;
  isShared: boolean;
};

/** Why a word can't be saved. */
export type WordProblem = "blank" | "tooLong" | "duplicate" | "noCorrection" | "sameCorrection";

/** Maximum length of a word or a correction: enough for a long company name. */
export const longestWord = 80;

/**
 * Returns a word as it is stored: trimmed, with single spaces inside.
 *
 * @example normalizeWord("  Klaver   Planning ") ⇒ "Klaver Planning"
 */
export function normalizeWord(text: string): string {
  return text.normalize("NFC").trim().replace(/\s+/g, " ");
}

/** Returns a word's key, which ignores case: it can't be heard. */
function wordKey(text: string): string {
  return normalizeWord(text).toLocaleLowerCase();
}

function includes(words: readonly DictionaryWord[], wanted: string): boolean {
  return words.some(({ word }) => wordKey(word) === wordKey(wanted));
}

/** Returns a word's error, if it has one. */
export function wordProblem(
  { word, isMisspelling, correction }: WordDraft,
  others: readonly DictionaryWord[],
): WordProblem | undefined {
  const tidy = normalizeWord(word);
  const tidyCorrection = normalizeWord(correction);
  if (tidy === "") return "blank";
  if (tidy.length > longestWord || (isMisspelling && tidyCorrection.length > longestWord)) return "tooLong";
  if (includes(others, word)) return "duplicate";
  if (isMisspelling && tidyCorrection === "") return "noCorrection";
  if (isMisspelling && tidyCorrection === tidy) return "sameCorrection";
  return undefined;
}

/** Converts a draft to a word of the dictionary. */
export function toWord(id: string, { word, isMisspelling, correction, isShared }: WordDraft): DictionaryWord {
  return {
    id,
    word: normalizeWord(word),
    ...(isMisspelling && { correction: normalizeWord(correction) }),
    isPersonal: !isShared,
    isShared,
  };
}

/** Adds a word, or returns its error. */
export function addWord(draft: WordDraft): WordProblem | undefined {
  const words = dictionaryEdits.get();
  const problem = wordProblem(draft, words);
  if (!problem) dictionaryEdits.set([...words, toWord(newId(), draft)]);
  return problem;
}

/** Changes a word, or returns its error. Adds it again if it was deleted in the meantime, such as in another tab. */
export function changeWord(id: string, draft: WordDraft): WordProblem | undefined {
  const others = dictionaryEdits.get().filter((word) => word.id !== id);
  const problem = wordProblem(draft, others);
  if (!problem) dictionaryEdits.set([...others, toWord(id, draft)]);
  return problem;
}

/** Removes a word. */
export function removeWord(id: string): void {
  dictionaryEdits.set(dictionaryEdits.get().filter((word) => word.id !== id));
}

/** Restores a word, unless it was added again or restored by a reset. */
export function restoreWord(word: DictionaryWord): void {
  const words = dictionaryEdits.get();
  if (!includes(words, word.word)) dictionaryEdits.set([...words, word]);
}

/** Returns a word as a draft for editing. */
export function draftOf({ word, correction, isShared }: DictionaryWord): WordDraft {
  return { word, isMisspelling: correction !== undefined, correction: correction ?? "", isShared };
}

/** Returns a random ID. `crypto.randomUUID` doesn't exist without TLS. */
function newId(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join("-");
}
