import { breakable } from "@voxlog/browser/breakable";
import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow } from "@voxlog/ui/table";
import { useTranslation } from "react-i18next";
import { readable } from "../components/readable.ts";
import { useAccount } from "../session/account.ts";

/** Hides the middle counts on phones, where the first column would be too narrow. */
const crowded = (index: number, count: number) =>
  count > 2 && index > 0 && index < count - 1 ? "max-sm:hidden" : "";

/** A row: a name, formatted cells, and a bar for its share. */
export type CountRow = {
  name: string;
  key?: string;
  cells: readonly string[];
  bar?: { part: number; whole: number };
  toggle?: { isSelected: boolean; onToggle: () => void };
};

/** A table of counts by name. On narrow screens a row's cells are below its name. */
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
      variant="bare"
      cards={others.length > 4 ? "medium" : "narrow"}
      className="text-sm tabular-nums"
    >
      <TableHead>
        <TableColumn className="w-full cards:w-px">{first}</TableColumn>
        {others.map((column, index) => (
          <TableColumn
            key={column}
            align="end"
            // With many columns, two-word names wrap.
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

/** Shows a row's name on a bar. If sessions can be filtered by it, it's a button. */
function RowName({ name, bar, toggle }: CountRow) {
  const { t } = useTranslation("reports");
  const { isView } = useAccount();
  const text = <span className="relative">{breakable(readable(name))}</span>;
  const rowClass = "relative flex min-h-8 w-full items-center py-1 text-start wrap-anywhere";
  const inset = bar ? "px-2.5" : "";
  return toggle && !isView ? (
    // biome-ignore lint/correctness/noRestrictedElements: the name of a table's row, as wide as its bar
    <button
      type="button"
      aria-pressed={toggle.isSelected}
      title={t(($) => $.filters.filterBy)}
      onClick={toggle.onToggle}
      className={`${rowClass} ${inset} group rounded-md hover:underline aria-pressed:font-medium`}
    >
      {bar && <Bar {...bar} />}
      {text}
    </button>
  ) : (
    <span className={`${rowClass} ${inset}`}>
      {bar && <Bar {...bar} />}
      {text}
    </span>
  );
}

/** Shows a share as a bar. It's hidden from screen readers, because a cell shows the number. */
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
