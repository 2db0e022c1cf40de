import { expect, test } from "vitest";
import { writeCsv } from "./csv.ts";

const cell = (value: string | number) => writeCsv([[value]]).slice(1, -2);

test("a CSV file has a line per row and a byte-order mark for UTF-8", () => {
  expect(
    writeCsv([
      ["Dag", "Sessies"],
      ["2026-03-01", 12],
    ]),
  ).toBe("\ufeffDag,Sessies\r\n2026-03-01,12\r\n");
});

test("a CSV file uses semicolons for countries with a decimal comma", () => {
  expect(writeCsv([["a", "b"]], ";")).toBe("\ufeffa;b\r\n");
});

test.each([
  ['a "quoted" text', '"a ""quoted"" text"'],
  ["one, two", '"one, two"'],
  ["one;two", '"one;two"'],
  ["two\nlines", '"two\nlines"'],
  ["a\ttab", '"a\ttab"'],
  [" space around ", '" space around "'],
])("a CSV file keeps %j in one cell", (text, written) => {
  expect(cell(text)).toBe(written);
});

test.each(["=HYPERLINK(A1)", "+31", "-1+1", "@SUM(A1)", " =1", "|calc"])(
  "a CSV file guards %s against evaluation as a formula",
  (text) => {
    expect(cell(text)).toBe(`'${text}`);
  },
);

test("a CSV file quotes a formula that contains a separator", () => {
  expect(cell('=cmd|"/c",1')).toBe('"\'=cmd|""/c"",1"');
});

test("a CSV file leaves numbers unguarded, negative ones too", () => {
  expect(cell(-1.5)).toBe("-1.5");
});
