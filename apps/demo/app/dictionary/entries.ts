import { type DictionaryWord, dictionaryWords } from "@voxlog/demo-data/dictionary";
import { storedEdits } from "../edits/stored-edits.ts";
import { hasShape, isBoolean, isText, listOf, optional } from "../edits/validators.ts";

/** Checks a stored word. */
export const isDictionaryWord = hasShape<DictionaryWord>({
  id: isText,
  word: (value): value is string => isText(value) && value.trim() !== "",
  correction: optional(isText),
  isPersonal: isBoolean,
  isShared: isBoolean,
});

/** The dictionary with the visitor's changes. */
export const dictionaryEdits = storedEdits("words", dictionaryWords, listOf(isDictionaryWord));
