/** A formatted cell. */
export type Cell = string | number;

/**
 * Formats rows as an aligned Markdown table.
 *
 * @param rows the header first.
 */
export function table(title: string, rows: readonly (readonly Cell[])[]): string {
  const text = rows.map((row) => row.map(String));
  const widths = (text[0] ?? []).map((_, column) => Math.max(...text.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(" | ")} |`;
  const [head = [], ...body] = text;
  const rule = line(widths.map((width) => "-".repeat(width)));
  return [`\n## ${title}\n`, line(head), rule, ...body.map(line)].join("\n");
}
