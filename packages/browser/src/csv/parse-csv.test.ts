import { expect, test } from "vitest";
import { parseCsv } from "./parse-csv.ts";
import { writeCsv } from "./write-csv.ts";

const cells = async (text: string) => (await parseCsv(text)).map((row) => row.cells);

test.each([
  ["commas", "a,b\nc,d"],
  ["semicolons, as Excel writes in the Netherlands", "a;b\r\nc;d\r\n"],
  ["tabs", "a\tb\nc\td"],
  ["a separator that the file names", "sep=|\r\na|b\r\nc|d"],
  ["the line breaks of an old Mac", "a;b\rc;d"],
])("the rows of a CSV file are read with %s", async (_, text) => {
  expect(await cells(text)).toEqual([
    ["a", "b"],
    ["c", "d"],
  ]);
});

test("CSV rows keep quoted separators, quotation marks and line breaks", async () => {
  expect(await cells('"a; b";"the ""c"""\r\n"two\r\nlines";d')).toEqual([
    ["a; b", 'the "c"'],
    ["two\nlines", "d"],
  ]);
});

test("CSV rows separated by semicolons keep their commas", async () => {
  expect(await cells("word;correction\nVan Dijk, Jansen;VDJ")).toEqual([
    ["word", "correction"],
    ["Van Dijk, Jansen", "VDJ"],
  ]);
});

test("CSV rows are split by semicolons even after a line with a single cell", async () => {
  expect(await cells("MT\nSLA;;ja")).toEqual([["MT"], ["SLA", "", "ja"]]);
});

test("CSV rows keep a quotation mark in the middle of a cell", async () => {
  expect(await cells('3" pipe,x')).toEqual([['3" pipe', "x"]]);
});

test("CSV rows without text are skipped, and their lines still count", async () => {
  expect((await parseCsv('a;1\n\n;;\n"b\nb";2\nc;3')).map(({ line }) => line)).toEqual([1, 4, 6]);
});

test("a CSV row is marked open when the file ends inside quotation marks", async () => {
  expect(await parseCsv('a,1\n"b,2\nc,3')).toEqual([
    { line: 1, cells: ["a", "1"], isOpen: false },
    { line: 2, cells: ["b,2\nc,3"], isOpen: true },
  ]);
});

test("an empty CSV file has no rows", async () => {
  expect(await parseCsv("")).toEqual([]);
  expect(await parseCsv("\r\n\r\n")).toEqual([]);
});

test.each(["=1+1", "+31 6 12", "-", "@voxlog", " =1", "'=1", "''+1", "'s-Hertogenbosch", "%", "\tx"])(
  "a text that looks like a formula survives writing and reading: %j",
  async (text) => {
    expect(await cells(writeCsv([["word"], [text]]))).toEqual([["word"], [text]]);
  },
);
