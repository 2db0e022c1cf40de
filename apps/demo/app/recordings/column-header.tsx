import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { useTranslation } from "react-i18next";

/** A column that recordings can be sorted by. */
export type SortColumn = "date" | "client" | "status" | "crm";

/** The order that a table is in, and how to ask for another. */
export type Sorting = {
  column: SortColumn;
  descending: boolean;
  onSort: (column: SortColumn) => void;
};

/** A column's name; where the table can be sorted, a button that does it. */
export function ColumnHeader({ column, sorting }: { column: SortColumn; sorting?: Sorting }) {
  const { t } = useTranslation("demo");
  const name = t(($) => $.recordings.columns[column]);
  if (!sorting) {
    return (
      <th scope="col" className="px-5 py-3 font-medium whitespace-nowrap">
        {name}
      </th>
    );
  }
  const isSorted = sorting.column === column;
  const Icon = !isSorted ? ChevronsUpDown : sorting.descending ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={!isSorted ? "none" : sorting.descending ? "descending" : "ascending"}
      className="px-2.5 font-medium whitespace-nowrap"
    >
      <button
        type="button"
        onClick={() => sorting.onSort(column)}
        className="inline-flex h-11 items-center gap-1.5 rounded-md px-2.5 font-medium hover:text-text"
      >
        {name}
        <Icon aria-hidden="true" className={isSorted ? "size-4 text-accent-text" : "size-4 opacity-60"} />
      </button>
    </th>
  );
}
