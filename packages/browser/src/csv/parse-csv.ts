import { createLazy } from "../lazy.ts";
import { unguardFormula } from "./formulas.ts";

export type CsvRow = {
  /** Line number of its start in the file, from 1. */
  line: number;
  cells: string[];
  /** Whether a quotation mark isn't closed at the end of a cell, which makes the content ambiguous. */
  isOpen: boolean;
};

const papaparse = createLazy(() => import("papaparse").then((module) => module.default));

export const prefetchCsvParser: () => void = papaparse.prefetch;

const separators = [",", ";", "\t"];

/**
 * Parses CSV as in RFC 4180 and as spreadsheets write it: any line break, and the country's separator (a semicolon
 * where numbers have a decimal comma), which a first line `sep=;` may declare. Skips rows without text and removes
 * formula guards.
 *
 * @throws when the parser can't be loaded; the next call tries again.
 * @example await parseCsv('a;"b; ""c"""') ⇒ [{ line: 1, cells: ["a", 'b; "c"'], isOpen: false }]
 */
export async function parseCsv(text: string): Promise<CsvRow[]> {
  const { parse } = await papaparse.load();
  const lines = text.replaceAll(/\r\n?/g, "\n");
  const named = /^sep=(.)\n/i.exec(lines);
  const delimiter = named?.[1] ?? likelySeparator(lines);
  const { data, errors } = parse<string[]>(lines.slice(named?.[0].length ?? 0), { delimiter, newline: "\n" });

  const open = new Set(errors.filter(({ type }) => type === "Quotes").map(({ row }) => row));
  let next = named ? 2 : 1;
  const rows = data.map((cells, index): CsvRow => {
    const line = next;
    next += cells.join("").split("\n").length;
    return { line, cells: cells.map(unguardFormula), isOpen: open.has(index) };
  });
  return rows.filter(({ cells }) => cells.some((cell) => cell.trim()));
}

/**
 * Returns the most frequent separator of the first line that has one outside quotes. Papa Parse guesses by whole
 * columns.
 */
function likelySeparator(text: string): string {
  const lines = text.replaceAll(/"[^"]*"/g, "").split("\n");
  const telling = lines.find((line) => separators.some((each) => line.includes(each))) ?? "";
  const count = (separator: string) => telling.split(separator).length;
  return separators.reduce((best, each) => (count(each) > count(best) ? each : best));
}
