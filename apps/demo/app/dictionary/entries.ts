import { type DictionaryWord, dictionaryWords } from "@voxlog/demo-data/dictionary";
import { storedEdits } from "../edits/stored-edits.ts";

/** A word as a visitor enters it. */
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
 * @example normalizeWord("  Klaver   Planning ") ⇒ "Klaver Planning"
 */
export function normalizeWord(text: string): string {
  return text.normalize("NFC").trim().replace(/\s+/g, " ");
}

/** What tells words apart: not their case, which can't be heard. */
function wordKey(text: string): string {
  return normalizeWord(text).toLocaleLowerCase();
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
  existing: ReadonlySet<string>,
): WordProblem | undefined {
  const tidy = normalizeWord(word);
  const tidyCorrection = normalizeWord(correction);
  if (tidy === "") return "blank";
  if (tidy.length > longestWord || (isMisspelling && tidyCorrection.length > longestWord)) return "tooLong";
  if (existing.has(wordKey(word))) return "duplicate";
  if (isMisspelling && tidyCorrection === "") return "noCorrection";
  if (isMisspelling && tidyCorrection === tidy) return "sameCorrection";
  return undefined;
}

/** A draft as a word of the dictionary. */
export function toWord(id: string, { word, isMisspelling, correction, isShared }: WordDraft): DictionaryWord {
  return {
    id,
    word: normalizeWord(word),
    ...(isMisspelling && { correction: normalizeWord(correction) }),
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

/** The dictionary as the visitor changed it. */
export const dictionaryEdits = storedEdits("words", dictionaryWords, areWords);

/** Adds a word, unless something is wrong with it, which is returned. */
export function addWord(draft: WordDraft): WordProblem | undefined {
  const words = dictionaryEdits.get();
  const problem = wordProblem(draft, wordKeys(words));
  if (!problem) dictionaryEdits.set([...words, toWord(newId(), draft)]);
  return problem;
}

/** Changes a word, unless something is wrong with the change, which is returned. */
export function changeWord(id: string, draft: WordDraft): WordProblem | undefined {
  const words = dictionaryEdits.get();
  const problem = wordProblem(draft, wordKeys(words.filter((word) => word.id !== id)));
  if (!problem) dictionaryEdits.set(words.map((word) => (word.id === id ? toWord(id, draft) : word)));
  return problem;
}

/** Takes a word out. */
export function removeWord(id: string): void {
  dictionaryEdits.set(dictionaryEdits.get().filter((word) => word.id !== id));
}

/** Puts a word back, unless it was entered again or came back by a reset. */
export function restoreWord(word: DictionaryWord): void {
  const words = dictionaryEdits.get();
  if (!wordKeys(words).has(wordKey(word.word))) dictionaryEdits.set([...words, word]);
}

/** A word of the dictionary, to be edited. */
export function draftOf({ word, correction, isShared }: DictionaryWord): WordDraft {
  return { word, isMisspelling: correction !== undefined, correction: correction ?? "", isShared };
}

/** `crypto.randomUUID` is missing where the demo is served without TLS. */
function newId(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join("-");
}

function areWords(value: unknown): value is readonly DictionaryWord[] {
  return (
    Array.isArray(value) &&
    value.every(isDictionaryWord) &&
    new Set(value.map(({ id }) => id)).size === value.length
  );
}
