import { dictionaryWords } from "@voxlog/demo-data/dictionary";
import { expect, test } from "vitest";
import { changeWord, longestWord, removeWord, toWord, type WordDraft, wordProblem } from "./change-words.ts";
import { dictionaryEdits, isDictionaryWord } from "./entries.ts";

const draft = (part: Partial<WordDraft>): WordDraft => ({
  word: "Lumen Energie",
  isMisspelling: false,
  correction: "",
  isShared: false,
  ...part,
});
const problem = (part: Partial<WordDraft>) => wordProblem(draft(part), dictionaryWords);

test.each(["", "   ", "\n\t"])("a word that is blank (%j) is rejected", (word) => {
  expect(problem({ word })).toBe("blank");
});

test.each(["4x4", "buitendienst-systeem", "Van der Ploeg & Zn.", "日本", "C++"])(
  "a word of the dictionary may be any text: %s",
  (word) => {
    expect(problem({ word })).toBeUndefined();
  },
);

test.each(["ISO 27001", "iso 27001", "  Iso   27001 "])(
  "a word that the dictionary has already is rejected: %j",
  (word) => {
    expect(problem({ word })).toBe("duplicate");
  },
);

test("a word that is too long is rejected", () => {
  expect(problem({ word: "a".repeat(longestWord) })).toBeUndefined();
  expect(problem({ word: "a".repeat(longestWord + 1) })).toBe("tooLong");
});

test("a word that is a misspelling needs another spelling", () => {
  expect(problem({ isMisspelling: true, correction: " " })).toBe("noCorrection");
  expect(problem({ isMisspelling: true, correction: "Lumen Energie " })).toBe("sameCorrection");
  expect(problem({ isMisspelling: true, correction: "lumen energie" })).toBeUndefined();
});

test("a word that isn't a misspelling is kept without a correction", () => {
  expect(toWord("1", draft({ correction: "Lumen" }))).not.toHaveProperty("correction");
  expect(toWord("1", draft({ isMisspelling: true, correction: " Lumen " }))).toHaveProperty(
    "correction",
    "Lumen",
  );
});

test.each([true, false])("a word is personal when it is not shared (shared: %s)", (isShared) => {
  expect(toWord("1", draft({ isShared }))).toMatchObject({ isShared, isPersonal: !isShared });
});

test("a word that was deleted while it was edited is stored as it was edited", () => {
  const [{ id } = { id: "" }] = dictionaryEdits.get();
  removeWord(id);
  changeWord(id, draft({ word: "Klaver" }));

  expect(dictionaryEdits.get()).toContainEqual(toWord(id, draft({ word: "Klaver" })));
});

test("a stored word is read as a word", () => {
  expect(dictionaryWords.every(isDictionaryWord)).toBe(true);
  expect(isDictionaryWord(JSON.parse(JSON.stringify(toWord("1", draft({})))))).toBe(true);
});

test.each([
  null,
  "word",
  { id: "1", word: " ", isPersonal: true, isShared: false },
  { id: "1", word: "SLA", correction: 3, isPersonal: true, isShared: false },
])("a stored value isn't a word when it is %j", (value) => {
  expect(isDictionaryWord(value)).toBe(false);
});
