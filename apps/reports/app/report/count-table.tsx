import { breakable } from "@voxlog/ui/breakable";
import { Button } from "@voxlog/ui/button";
import { tableRoles } from "@voxlog/ui/table-roles";
import { type ComponentProps, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "./use-format.ts";

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

/** A part of a whole as a bar. The number beside it says the same, so that it is not read out. */
function Bar({ part, whole }: { part: number; whole: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      className="h-2 w-full rounded-full bg-surface-hover forced-colors:border"
    >
      <rect
        width={whole ? (100 * part) / whole : 0}
        height={1}
        className="fill-accent forced-colors:fill-[CanvasText]"
      />
    </svg>
  );
}

const TOP = 10;

/** The top rows of a table that may be long, and the others on request. */
export function TopTable(props: ComponentProps<typeof CountTable>) {
  const { t } = useTranslation("reports");
  const { count } = useFormat();
  const [showsAll, setShowsAll] = useState(false);
  const total = props.rows.length;
  return (
    <div className="grid justify-items-start gap-3">
      <CountTable {...props} rows={showsAll ? props.rows : props.rows.slice(0, TOP)} />
      {total > TOP && (
        <Button
          size="sm"
          variant="ghost"
          className="-ms-3.5 text-accent-text"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? t(($) => $.showFewer) : t(($) => $.showAll, { total: count(total) })}
        </Button>
      )}
    </div>
  );
}
