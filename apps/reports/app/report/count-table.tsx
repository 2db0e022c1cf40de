import { breakable } from "@voxlog/ui/breakable";
import { Button } from "@voxlog/ui/button";
import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow } from "@voxlog/ui/table";
import { type ComponentProps, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "./use-format.ts";

/** A row: what is counted, its cells as they are shown, and a bar for its part of a whole. */
export type CountRow = { name: string; cells: readonly string[]; bar?: { part: number; whole: number } };

/** A table of counts, the first column being what is counted. In narrow room, each row is what is counted and under it its cells. */
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
    <Table label={caption} className="text-sm tabular-nums">
      <TableHead>
        <TableColumn>{first}</TableColumn>
        {others.map((column) => (
          <TableColumn key={column} align="end">
            {column}
          </TableColumn>
        ))}
      </TableHead>
      <TableBody>
        {rows.map(({ name, cells, bar }) => (
          <TableRow key={name}>
            <TableCell isRowHeader>
              <span className="grid gap-1.5">
                <span>{breakable(name)}</span>
                {bar && <Bar {...bar} />}
              </span>
            </TableCell>
            {cells.map((cell, index) => (
              <TableCell
                key={columns[index + 1]}
                label={columns[index + 1]}
                align="end"
                className="align-top whitespace-nowrap"
              >
                {cell}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
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
