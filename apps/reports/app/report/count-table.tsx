import { breakable } from "@voxlog/ui/breakable";
import { tableRoles } from "@voxlog/ui/table-roles";
import { Bar } from "../chart/bar.tsx";

/** A row: what is counted, its cells as they are shown, and a bar for its part of a whole. */
export type CountRow = { name: string; cells: readonly string[]; bar?: { part: number; whole: number } };

/** A table of counts, the first column being what is counted. On phones, each row is what is counted and under it its cells. */
export function CountTable({
  caption,
  columns,
  rows,
}: {
  caption: string;
  columns: readonly string[];
  rows: readonly CountRow[];
}) {
  const [first, ...others] = columns;
  return (
    <table {...tableRoles.table} className="w-full text-sm tabular-nums max-sm:block">
      <caption className="sr-only">{caption}</caption>
      <thead {...tableRoles.rows} className="border-b text-text-muted max-sm:sr-only">
        <tr {...tableRoles.row} className="*:pb-2 *:font-medium">
          <th {...tableRoles.columnHeader} className="text-start">
            {first}
          </th>
          {others.map((column) => (
            <th {...tableRoles.columnHeader} key={column} className="ps-4 text-end">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.rows} className="divide-y max-sm:block">
        {rows.map(({ name, cells, bar }) => (
          <tr
            {...tableRoles.row}
            key={name}
            className="max-sm:flex max-sm:flex-wrap max-sm:gap-x-5 max-sm:gap-y-1 max-sm:py-2.5 sm:*:py-2"
          >
            <th
              {...tableRoles.rowHeader}
              className="text-start font-normal max-sm:basis-full max-sm:font-medium"
            >
              <span className="grid gap-1.5">
                <span>{breakable(name)}</span>
                {bar && <Bar {...bar} />}
              </span>
            </th>
            {cells.map((cell, index) => (
              <td
                {...tableRoles.cell}
                key={columns[index + 1]}
                data-column={columns[index + 1]}
                className="max-sm:before:me-1.5 max-sm:before:text-text-muted max-sm:before:content-[attr(data-column)_/_''] sm:ps-4 sm:text-end sm:align-top sm:whitespace-nowrap"
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
