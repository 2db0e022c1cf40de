import { dictionaryWords } from "@voxlog/demo-data/dictionary";
import { beforeEach, describe, expect, test } from "vitest";
import { addWords, wordEdits } from "../../../../words/word-edits.ts";
import { importWords } from "./import-words.ts";

beforeEach(() => wordEdits.set(dictionaryWords));

describe("importing words", () => {
  test("adds the new ones, skips those that are there, and tells the lines of the rest", async () => {
    const text =
      "Lumen Energie\n,SLA\nISO 27001\nMT,MT\nlumen energie\nSLA,,perhaps\nop zegging,opzegging,ja";

    expect(await importWords(text, addWords)).toEqual({
      added: 2,
      duplicates: ["ISO 27001", "lumen energie"],
      rejected: [
        { line: 2, problem: "blank" },
        { line: 4, problem: "sameCorrection" },
        { line: 6, problem: "unknownShare" },
      ],
    });
    expect(wordEdits.get().slice(9)).toMatchObject([
      { word: "Lumen Energie", isPersonal: true },
      { word: "op zegging", correction: "opzegging", isShared: true },
    ]);
  });

  test("of an empty file does nothing", async () => {
    expect(await importWords("", addWords)).toEqual({ added: 0, duplicates: [], rejected: [] });
    expect(wordEdits.get()).toBe(dictionaryWords);
  });
});
