import { expect, test } from "vitest";
import { writeCsv } from "./csv.ts";

const cell = (value: string | number) => writeCsv([[value]], "en").slice(1, -2);

test("a CSV file has a line per row and a byte-order mark for UTF-8", () => {
  expect(
    writeCsv(
      [
        ["Day", "Sessions"],
        ["2026-03-01", 12],
      ],
      "en",
    ),
  ).toBe("\ufeffDay,Sessions\r\n2026-03-01,12\r\n");
});

test("a CSV file in Dutch has semicolons and decimal commas, as Excel expects there", () => {
  expect(writeCsv([["a", 12, 1309.4]], "nl")).toBe('\ufeffa;12;"1309,4"\r\n');
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
