import { breakable } from "@voxlog/ui/breakable";
import { tableRoles } from "@voxlog/ui/table-roles";
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
  /** Picks what is counted, or no longer; whether it is picked. */
  pick?: { isPicked: boolean; onToggle: () => void };
};

/** A table of counts, the first column being what is counted. Where room is short, a row's cells stand under it. */
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
    <table
      {...tableRoles.table}
      className="w-full border-separate border-spacing-y-1 text-sm tabular-nums max-xs:block"
    >
      <caption className="sr-only">{caption}</caption>
      <thead {...tableRoles.rows} className="text-text-muted max-xs:sr-only">
        <tr {...tableRoles.row} className="align-bottom *:pb-1 *:font-medium">
          <th {...tableRoles.columnHeader} className="w-full text-start">
            {first}
          </th>
          {others.map((column, index) => (
            <th
              {...tableRoles.columnHeader}
              key={column}
              className={`ps-4 text-end ${crowded(index, others.length)}`}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.rows} className="max-xs:block">
        {rows.map((row) => (
          <tr
            {...tableRoles.row}
            key={row.key ?? row.name}
            className="max-xs:flex max-xs:flex-wrap max-xs:gap-x-5 max-xs:gap-y-1 max-xs:py-1.5"
          >
            <th {...tableRoles.rowHeader} className="p-0 text-start font-normal max-xs:basis-full">
              <RowName {...row} />
            </th>
            {row.cells.map((cell, index) => (
              <td
                {...tableRoles.cell}
                key={columns[index + 1]}
                data-column={columns[index + 1]}
                className={`max-xs:before:me-1.5 max-xs:before:text-text-muted max-xs:before:content-[attr(data-column)_/_''] xs:ps-4 xs:text-end xs:whitespace-nowrap ${crowded(index, others.length)}`}
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

/** What a row counts, on a bar; where sessions can be picked by it, it is what picks them. */
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
