import { gzipSync } from "node:zlib";
import { kitSheets } from "../styles/kit-sheets.ts";
import { componentSizes } from "./component-sizes.ts";

/**
 * Prints each component's compressed size in kB: scripts, and its sheet, which comes on top of the page's own in the
 * last row.
 */
const sheets = await kitSheets();
print("component", "scripts", "limit", "styles");
for (const { name, scripts, limit } of await componentSizes())
  print(name, kilobytes(scripts), kilobytes(limit), stylesOf(name));
print("(the page itself)", "", "", stylesOf("base"));

function stylesOf(name: string): string {
  return kilobytes(gzipSync(sheets[name] ?? "").length);
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(2);
}

function print(name: string, ...columns: string[]): void {
  console.log(name.padEnd(18), ...columns.map((column) => column.padStart(8)));
}
