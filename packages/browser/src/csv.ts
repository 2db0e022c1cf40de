export type CsvValue = string | number;

/**
 * Text that a spreadsheet would evaluate as a formula, which can send data to the author of the text. Leading
 * apostrophes are part of it, so that removing the guard always restores the text.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
const FORMULA = /^'*(\s*[=+\-@|%]|[\t\r\n])/;

/** Without it Excel reads the file in the country's legacy code page. */
const BYTE_ORDER_MARK = "\ufeff";

/**
 * Writes rows as CSV (RFC 4180), the header first. Text that looks like a formula gets a leading apostrophe.
 *
 * @param language if it has a decimal comma, Excel there expects semicolons between cells.
 * @example writeCsv([["Page"], ["=1+1"]], "en") ⇒ "\ufeffPage\r\n'=1+1\r\n"
 */
export function writeCsv(rows: readonly (readonly CsvValue[])[], language: string): string {
  const hasComma = (1.5).toLocaleString(language).includes(",");
  const textOf = (value: CsvValue) => {
    if (typeof value === "string") return FORMULA.test(value) ? `'${value}` : value;
    return hasComma ? String(value).replace(".", ",") : String(value);
  };
  const lines = rows.map((row) => row.map((value) => quoted(textOf(value))).join(hasComma ? ";" : ","));
  return BYTE_ORDER_MARK + lines.map((line) => `${line}\r\n`).join("");
}

const quoted = (text: string) =>
  /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
