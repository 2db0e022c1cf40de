/** One row of a CSV file. */
export type CsvRow = {
  /** The line of the file on which it starts, from 1. */
  line: number;
  cells: string[];
  /** Whether it ends inside quotation marks, because the file ended first. */
  isOpen: boolean;
};

const separators = [",", ";", "\t"];

/**
 * Reads CSV as RFC 4180 describes it, and as spreadsheets write it besides: any line break, and the separator of
 * the country (a semicolon where the comma is in numbers), which a first line `sep=;` may name. Rows without any
 * text are left out.
 *
 * @example parseCsv('a;"b; ""c"""') ⇒ [{ line: 1, cells: ["a", 'b; "c"'], isOpen: false }]
 */
export function parseCsv(text: string): CsvRow[] {
  const lines = text.replaceAll(/\r\n?/g, "\n");
  const named = /^sep=(.)\n/i.exec(lines);
  const rows = named
    ? rowsOf(lines.slice(named[0].length), named[1] ?? "", 2)
    : rowsOf(lines, likelySeparator(lines), 1);
  return rows.filter(({ cells }) => cells.some((cell) => cell.trim()));
}

/** The one that the first line with any has most of, quoted parts aside. */
function likelySeparator(text: string): string {
  const lines = text.replaceAll(/"[^"]*"/g, "").split("\n");
  const telling = lines.find((line) => separators.some((each) => line.includes(each))) ?? "";
  const count = (separator: string) => telling.split(separator).length;
  return separators.reduce((best, each) => (count(each) > count(best) ? each : best));
}

function rowsOf(text: string, separator: string, firstLine: number): CsvRow[] {
  const rows: CsvRow[] = [];
  let line = firstLine;
  let start = firstLine;
  let cells: string[] = [];
  let cell = "";
  let isQuoted = false;

  const endCell = () => {
    cells.push(cell);
    cell = "";
  };
  const endRow = () => {
    endCell();
    rows.push({ line: start, cells, isOpen: isQuoted });
    cells = [];
    start = line;
  };

  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? "";
    if (character === "\n") line += 1;
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text[at + 1] !== '"') isQuoted = false;
      else {
        cell += '"';
        at += 1;
      }
    } else if (character === '"' && cell.trim() === "") {
      cell = "";
      isQuoted = true;
    } else if (character === separator) endCell();
    else if (character === "\n") endRow();
    else cell += character;
  }
  endRow();
  return rows;
}
