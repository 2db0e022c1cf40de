import { Bar } from "../chart/bar.tsx";

/** A row: what is counted, its cells as they are shown, and a bar for its part of a whole. */
export type CountRow = { name: string; cells: readonly string[]; bar?: { part: number; whole: number } };

/** A table of counts, the first column being what is counted. */
export function CountTable({
  caption,
  columns,
  rows,
  wide = "",
}: {
  caption: string;
  columns: readonly string[];
  rows: readonly CountRow[];
  /** The column that phones have no room for. */
  wide?: string | undefined;
}) {
  const [first, ...others] = columns;
  const place = (column = "") => `ps-4 text-end ${column === wide ? "max-sm:hidden" : ""}`;
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead className="border-b text-text-muted">
        <tr className="*:pb-2 *:font-medium">
          <th scope="col" className="text-start">
            {first}
          </th>
          {others.map((column) => (
            <th key={column} scope="col" className={place(column)}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y">
        {rows.map(({ name, cells, bar }) => (
          <tr key={name} className="*:py-2">
            <th scope="row" className="grid gap-1.5 text-start font-normal wrap-anywhere">
              {name}
              {bar && <Bar {...bar} />}
            </th>
            {cells.map((cell, index) => (
              <td
                key={columns[index + 1]}
                className={`align-top whitespace-nowrap ${place(columns[index + 1])}`}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
