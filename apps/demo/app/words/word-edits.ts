import { type DictionaryWord, dictionaryWords } from "@voxlog/demo-data/dictionary";
import { storedEdits } from "../edits/stored-edits.ts";
import {
  isDictionaryWord,
  toWord,
  type WordDraft,
  type WordProblem,
  wordKey,
  wordKeys,
  wordProblem,
} from "../dictionary/entries.ts";

/** The dictionary as the visitor changed it. */
export const wordEdits = storedEdits("words", dictionaryWords, areWords);

/**
 * Adds words one after the other.
 *
 * @returns for each what is wrong with it; those with nothing wrong are in the dictionary now.
 */
export function addWords(drafts: readonly WordDraft[]): (WordProblem | undefined)[] {
  const words = [...wordEdits.get()];
  const taken = wordKeys(words);
  const problems = drafts.map((draft) => {
    const problem = wordProblem(draft, taken);
    if (!problem) words.push(toWord(newId(), draft));
    if (!problem) taken.add(wordKey(draft.word));
    return problem;
  });
  if (words.length > wordEdits.get().length) wordEdits.set(words);
  return problems;
}

/** Changes a word, unless something is wrong with the change, which is returned. */
export function changeWord(id: string, draft: WordDraft): WordProblem | undefined {
  const words = wordEdits.get();
  const problem = wordProblem(draft, wordKeys(words.filter((word) => word.id !== id)));
  if (!problem) wordEdits.set(words.map((word) => (word.id === id ? toWord(id, draft) : word)));
  return problem;
}

/** Takes a word out. */
export function removeWord(id: string): void {
  wordEdits.set(wordEdits.get().filter((word) => word.id !== id));
}

/** Puts a word back, unless it was entered again or came back by a reset. */
export function restoreWord(word: DictionaryWord): void {
  const words = wordEdits.get();
  if (!wordKeys(words).has(wordKey(word.word))) wordEdits.set([...words, word]);
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
