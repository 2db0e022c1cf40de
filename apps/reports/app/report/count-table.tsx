import { breakable } from "@voxlog/ui/breakable";
import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow } from "@voxlog/ui/table";
import { useTranslation } from "react-i18next";

/** What has no room on phones, where the first column would be a few letters wide: the second count of more than two. */
const crowded = (index: number, count: number) =>
  count > 2 && index > 0 && index < count - 1 ? "max-sm:hidden" : "";

/** A row: what is counted, its cells as they are shown, and a bar for its part of a whole. */
export type CountRow = {
  name: string;
  /** What tells it from the others, if not its name. */
  key?: string;
  cells: readonly string[];
  bar?: { part: number; whole: number };
  /** SelectedFilters what is counted, or no longer; whether it is picked. */
  pick?: { isPicked: boolean; onToggle: () => void };
};

/** A table of counts, the first column being what is counted. Where room is short, a row's cells are below it. */
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
    <Table
      label={caption}
      look="bare"
      cards={others.length > 4 ? "medium" : "narrow"}
      className="text-sm tabular-nums"
    >
      <TableHead>
        <TableColumn className="w-full cards:w-px">{first}</TableColumn>
        {others.map((column, index) => (
          <TableColumn
            key={column}
            align="end"
            // Names of two words take two lines, where there are many of them.
            className={`${crowded(index, others.length)} ${others.length > 4 ? "whitespace-normal" : ""}`}
          >
            {column}
          </TableColumn>
        ))}
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.key ?? row.name}>
            <TableCell isRowHeader>
              <RowName {...row} />
            </TableCell>
            {row.cells.map((cell, index) => (
              <TableCell
                key={columns[index + 1]}
                label={columns[index + 1]}
                align="end"
                className={`whitespace-nowrap ${crowded(index, others.length)}`}
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

/** What a row counts, on a bar; where sessions can be picked by it, it is what selects them. */
function RowName({ name, bar, pick }: CountRow) {
  const { t } = useTranslation("reports");
  const text = <span className="relative">{breakable(name)}</span>;
  const look = "relative flex min-h-8 w-full items-center py-1 text-start wrap-anywhere";
  const inset = bar ? "px-2.5" : "";
  return pick ? (
    <button
      type="button"
      aria-pressed={pick.isPicked}
      title={t(($) => $.filters.pick)}
      onClick={pick.onToggle}
      className={`${look} ${inset} group rounded-md hover:underline aria-pressed:font-medium`}
    >
      {bar && <Bar {...bar} />}
      {text}
    </button>
  ) : (
    <span className={`${look} ${inset}`}>
      {bar && <Bar {...bar} />}
      {text}
    </span>
  );
}

/** A part of a whole as a bar. The number beside it says the same, so that it is not read out. */
function Bar({ part, whole }: { part: number; whole: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      className="absolute inset-0 size-full rounded-md rtl:-scale-x-100 forced-colors:border"
    >
      <rect width={whole ? (100 * part) / whole : 0} height={1} className="fill-accent-soft" />
    </svg>
  );
}
