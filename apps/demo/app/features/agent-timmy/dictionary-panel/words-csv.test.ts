import { dictionaryWords } from "@voxlog/demo-data/dictionary";
import { languages } from "@voxlog/texts";
import { expect, test } from "vitest";
import { draftOf } from "../../../dictionary/entries.ts";
import { readWords, writeWords } from "./words-csv.ts";

test.each(languages)(
  "a dictionary written as CSV is the same dictionary when it is read again (%s)",
  async (language) => {
    const rows = await readWords(writeWords(dictionaryWords, language));
    const drafts = rows.map((row) => "draft" in row && row.draft);
    expect(drafts).toEqual(dictionaryWords.map(draftOf));
  },
);

test("a dictionary written as CSV opens in a Dutch Excel: with its mark, semicolons and Dutch words", () => {
  const [word] = dictionaryWords.slice(1);
  expect(word && writeWords([word], "nl")).toBe(
    "\ufeffwoord;correctie;gedeeld\r\npijp drive;Pipedrive;ja\r\n",
  );
});

test("a dictionary written as CSV keeps separators, quotation marks and line breaks inside a word", async () => {
  const word = { id: "1", word: 'A;B, "C"\nD', isPersonal: true, isShared: false };
  expect(await readWords(writeWords([word], "nl"))).toMatchObject([{ draft: { word: word.word } }]);
});

test("a dictionary written as CSV holds no formula for a spreadsheet to calculate, and the same words when it is read again", async () => {
  const word = { id: "1", word: "=HYPERLINK(A1)", isPersonal: true, isShared: false };
  const csv = writeWords([word], "nl");
  expect(csv).toContain("\r\n'=HYPERLINK(A1);");
  expect(await readWords(csv)).toMatchObject([{ draft: { word: word.word } }]);
});

test("words read from CSV need no names of columns, no correction and no answer on sharing", async () => {
  expect(await readWords("Lumen Energie\nop sel,upsell\nSLA,,yes")).toEqual([
    { line: 1, draft: { word: "Lumen Energie", isMisspelling: false, correction: "", isShared: false } },
    { line: 2, draft: { word: "op sel", isMisspelling: true, correction: "upsell", isShared: false } },
    { line: 3, draft: { word: "SLA", isMisspelling: false, correction: "", isShared: true } },
  ]);
});

test("words read from CSV follow the names of the columns, whatever their order and whatever else there is", async () => {
  expect(await readWords("Id;Gedeeld;Woord\n7;JA;Lumen Energie")).toMatchObject([
    { line: 2, draft: { word: "Lumen Energie", correction: "", isShared: true } },
  ]);
});

test.each([
  ["WAAR", true],
  ["Onwaar", false],
  ["TRUE", true],
  ["0", false],
])("words read from CSV are shared or not when a spreadsheet says %s", async (answer, isShared) => {
  expect(await readWords(`MT;;${answer}`)).toMatchObject([{ draft: { word: "MT", isShared } }]);
});

test("words read from CSV tell the line of a row that cannot be read", async () => {
  expect(await readWords('SLA,,perhaps\nMT\n1,2,no,4\n"open')).toEqual([
    { line: 1, problem: "unknownShare" },
    { line: 2, draft: { word: "MT", isMisspelling: false, correction: "", isShared: false } },
    { line: 3, problem: "tooManyCells" },
    { line: 4, problem: "openQuote" },
  ]);
});
