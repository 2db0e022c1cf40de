import { createLazy } from "../lazy.ts";
import { unguardFormula } from "./formulas.ts";

/** One row of a CSV file. */
export type CsvRow = {
  /** The line of the file on which it starts, from 1. */
  line: number;
  cells: string[];
  /** Whether its quotation marks do not end where a cell does, so that its content is ambiguous. */
  isOpen: boolean;
};

const papaparse = createLazy(() => import("papaparse").then((module) => module.default));

/** Fetches the parser ahead of the file that is about to be chosen. */
export const prefetchCsvParser: () => void = papaparse.prefetch;

const separators = [",", ";", "\t"];

/**
 * Reads CSV as RFC 4180 describes it, and as spreadsheets write it: any line break, and the separator of
 * the country (a semicolon where the comma is in numbers), which a first line `sep=;` may name. Rows without any
 * text are left out, and guards against formulas taken off.
 *
 * @throws when the parser cannot be fetched; another call tries again.
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

/** The one that the first line with any has most of, quoted parts aside. Papa Parse guesses by whole columns. */
function likelySeparator(text: string): string {
  const lines = text.replaceAll(/"[^"]*"/g, "").split("\n");
  const telling = lines.find((line) => separators.some((each) => line.includes(each))) ?? "";
  const count = (separator: string) => telling.split(separator).length;
  return separators.reduce((best, each) => (count(each) > count(best) ? each : best));
}
