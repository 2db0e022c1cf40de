import { guardFormula } from "./formulas.ts";

export type CsvValue = string | number;

/** Without it Excel reads the file in the country's legacy code page. */
const BYTE_ORDER_MARK = "\ufeff";

/**
 * Writes rows as CSV (RFC 4180), the header first. Text that looks like a formula gets a leading apostrophe, which
 * `parseCsv` removes.
 *
 * @param separator use a semicolon for countries with a decimal comma.
 * @example writeCsv([["Page"], ["=1+1"]]) ⇒ "\ufeffPage\r\n'=1+1\r\n"
 */
export function writeCsv(rows: readonly (readonly CsvValue[])[], separator = ","): string {
  const lines = rows.map((row) => `${row.map((value) => quoted(textOf(value))).join(separator)}\r\n`);
  return BYTE_ORDER_MARK + lines.join("");
}

const textOf = (value: CsvValue) => (typeof value === "string" ? guardFormula(value) : String(value));

const quoted = (text: string) =>
  /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
