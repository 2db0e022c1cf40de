import { guardFormula } from "./formulas.ts";

/** What a cell holds. */
export type CsvValue = string | number;

/** Without it Excel takes the file for one in the country's old code page. */
const BYTE_ORDER_MARK = "\ufeff";

/**
 * Rows as CSV (RFC 4180), the first being the head. A text that begins like a formula gets an apostrophe in front,
 * which `parseCsv` takes off again.
 *
 * @param separator a semicolon opens in spreadsheets of countries that have the comma in numbers.
 * @example writeCsv([["Page"], ["=1+1"]]) ⇒ "\ufeffPage\r\n'=1+1\r\n"
 */
export function writeCsv(rows: readonly (readonly CsvValue[])[], separator = ","): string {
  const lines = rows.map((row) => `${row.map((value) => quoted(textOf(value))).join(separator)}\r\n`);
  return BYTE_ORDER_MARK + lines.join("");
}

const textOf = (value: CsvValue) => (typeof value === "string" ? guardFormula(value) : String(value));

const quoted = (text: string) =>
  /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
