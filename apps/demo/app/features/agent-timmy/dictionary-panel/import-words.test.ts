import { dictionaryWords } from "@voxlog/demo-data/dictionary";
import { beforeEach, expect, test } from "vitest";
import { addWords, dictionaryEdits } from "../../../dictionary/entries.ts";
import { importWords, largestFile, readText } from "./import-words.ts";

beforeEach(() => dictionaryEdits.set(dictionaryWords));

test("importing words adds the new ones, skips those that are there, and tells the lines of the rest", async () => {
  const text = "Lumen Energie\n,SLA\nISO 27001\nMT,MT\nlumen energie\nSLA,,perhaps\nop zegging,opzegging,ja";

  expect(await importWords(text, addWords)).toEqual({
    added: 2,
    duplicates: ["ISO 27001", "lumen energie"],
    rejected: [
      { line: 2, problem: "blank" },
      { line: 4, problem: "sameCorrection" },
      { line: 6, problem: "unknownShare" },
    ],
  });
  expect(dictionaryEdits.get().slice(9)).toMatchObject([
    { word: "Lumen Energie", isPersonal: true },
    { word: "op zegging", correction: "opzegging", isShared: true },
  ]);
});

test("importing words of an empty file does nothing", async () => {
  expect(await importWords("", addWords)).toEqual({ added: 0, duplicates: [], rejected: [] });
  expect(dictionaryEdits.get()).toBe(dictionaryWords);
});

test.each([
  ["UTF-8", [0x43, 0x61, 0x66, 0xc3, 0xa9]],
  ["UTF-8 with its mark", [0xef, 0xbb, 0xbf, 0x43, 0x61, 0x66, 0xc3, 0xa9]],
  ["UTF-16 with its mark", [0xff, 0xfe, 0x43, 0, 0x61, 0, 0x66, 0, 0xe9, 0]],
  ["the Western European code page", [0x43, 0x61, 0x66, 0xe9]],
])("a text file is read in %s", async (_, bytes) => {
  expect(await readText(new Blob([new Uint8Array(bytes)]))).toEqual({ text: "Café" });
});

test("a text file that isn't text, such as a workbook, is rejected", async () => {
  expect(await readText(new Blob(["PK\u0003\u0004\u0000\u0000"]))).toEqual({ failure: "notText" });
});

test("a text file that is larger than any dictionary is rejected", async () => {
  expect(await readText(new Blob(["a".repeat(largestFile * 1024 + 1)]))).toEqual({ failure: "tooLarge" });
});

test("a text file that has deletedFile in the meantime is a failure", async () => {
  const deletedFile = {
    size: 1,
    arrayBuffer: () => Promise.reject(new Error("Not found")),
  } as unknown as Blob;
  expect(await readText(deletedFile)).toEqual({ failure: "unreadable" });
});
