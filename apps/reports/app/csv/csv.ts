/** What a cell holds. */
export type CsvValue = string | number;

/** With it spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = "\ufeff";

/**
 * Rows as CSV (RFC 4180), the first being the head. Visitors can put anything in an address, and a spreadsheet would
 * calculate a text that begins like a formula: such a one gets an apostrophe in front.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 * @example writeCsv([["Page"], ["=1+1"]]) ⇒ "\ufeffPage\r\n'=1+1\r\n"
 */
export function writeCsv(rows: readonly (readonly CsvValue[])[]): string {
  const lines = rows.map((row) => `${row.map((value) => quoted(harmless(value))).join(",")}\r\n`);
  return BYTE_ORDER_MARK + lines.join("");
}

const harmless = (value: CsvValue) =>
  typeof value === "string" && /^[\s]*[=+\-@|%]|^[\t\r\n]/.test(value) ? `'${value}` : String(value);

const quoted = (text: string) => (/[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
