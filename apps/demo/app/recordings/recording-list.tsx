import { prefetchOnIntent } from "@voxlog/browser/prefetch";
import { useLanguage } from "@voxlog/i18n";
import { tableRoles } from "@voxlog/ui/table-roles";
import { ArrowDown, ArrowUp, ChevronRight, ChevronsUpDown } from "lucide-react";
import { memo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { columns as allColumns, type ColumnKey, type ListColumn } from "./columns.tsx";
import { prefetchRecording, RecordingDialogSlot } from "./recording-dialog-slot.tsx";
import { OPENED_HERE, useRecordingHref } from "./use-open-recording.ts";
import type { ListedRecording } from "./use-recordings.ts";

/** Which recordings are chosen, and how to choose another. */
export type Selection = {
  ids: ReadonlySet<string>;
  /** Stays the same function, so that rows stay as they are. */
  onToggle: (id: string) => void;
};

type ListProps = {
  /** Names the table. */
  label: string;
  recordings: readonly ListedRecording[];
  /** Of the table; all of them unless it says so. */
  columns?: readonly ListColumn[];
  sorting?: Sorting;
  selection?: Selection;
  /** What was said in a recording that makes it one of those searched for, by its id. */
  excerpts?: ReadonlyMap<string, string>;
};

/**
 * Recordings as a table, whose rows are cards where there is no room for columns; each opens its detail. It is one
 * and the same table: how it looks depends on the room it gets, not on the screen.
 */
export function RecordingList({
  empty,
  ...list
}: ListProps & { /** What stands there when there are none. */ empty?: ReactNode }) {
  return (
    <>
      {list.recordings.length === 0 ? (
        empty
      ) : (
        <div className="@container">
          <div className="@table:overflow-clip @table:rounded-xl @table:border @table:bg-surface-raised @table:shadow-sm">
            <RecordingTable {...list} />
          </div>
        </div>
      )}
      <RecordingDialogSlot list={list.recordings} />
    </>
  );
}

const headerClass = "px-5 py-3 font-medium whitespace-nowrap";
const cellPadding = "px-5 py-3.5 @max-table:p-0";

function RecordingTable({
  label,
  recordings,
  columns = allColumns,
  sorting,
  selection,
  excerpts,
}: ListProps) {
  const { t } = useTranslation("demo");
  return (
    <table {...tableRoles.table} className="w-full text-left @max-table:block">
      <caption className="sr-only">{label}</caption>
      {/* A card says by itself what is what; its order is chosen with the filters. */}
      <thead
        {...tableRoles.rows}
        className="border-b bg-surface-tile text-sm text-text-muted @max-table:hidden"
      >
        <tr {...tableRoles.row}>
          {selection && (
            <th {...tableRoles.columnHeader} className="py-3 ps-5">
              <span className="sr-only">{t(($) => $.recordings.selection.column)}</span>
            </th>
          )}
          {columns.map(({ key }) => (
            <ColumnHeader key={key} column={key} {...(sorting && { sorting })} />
          ))}
          <th {...tableRoles.columnHeader} className={`${headerClass} text-right`}>
            {t(($) => $.recordings.columns.action)}
          </th>
        </tr>
      </thead>
      <tbody {...tableRoles.rows} className="divide-y @max-table:grid @max-table:gap-3 @max-table:divide-y-0">
        {recordings.map((recording) => (
          <RecordingRow
            key={recording.id}
            recording={recording}
            columns={columns}
            excerpt={excerpts?.get(recording.id)}
            isSelected={selection?.ids.has(recording.id)}
            onToggle={selection?.onToggle}
          />
        ))}
      </tbody>
    </table>
  );
}

/** A recording in the list. It stays as it is while the list is searched and sorted. */
const RecordingRow = memo(function RecordingRow({
  recording,
  columns,
  excerpt,
  isSelected,
  onToggle,
}: {
  recording: ListedRecording;
  columns: readonly ListColumn[];
  excerpt: string | undefined;
  isSelected: boolean | undefined;
  onToggle: Selection["onToggle"] | undefined;
}) {
  const { t } = useTranslation("demo");
  const language = useLanguage();
  return (
    <tr
      {...tableRoles.row}
      data-tour={`recording-${recording.id}`}
      // On narrow cards, what comes after date and CRM begins a line.
      className="relative transition-colors hover:bg-surface-hover @max-lg:gap-y-1! @max-lg:after:order-3 @max-lg:after:basis-full @max-table:flex @max-table:flex-wrap @max-table:items-center @max-table:gap-x-3 @max-table:gap-y-2 @max-table:rounded-xl @max-table:border @max-table:bg-surface-raised @max-table:p-4 @max-table:shadow-sm"
    >
      {onToggle && (
        <td
          {...tableRoles.cell}
          className="py-3.5 ps-5 @max-table:order-1 @max-table:self-start @max-table:p-0"
        >
          <input
            type="checkbox"
            aria-label={t(($) => $.recordings.selection.select, { client: recording.client })}
            checked={isSelected}
            onChange={() => onToggle(recording.id)}
            // Over the link, whose click area is the whole row; its own is as large as a finger.
            className="relative z-1 block size-5 cursor-pointer accent-accent before:absolute before:-inset-3"
          />
        </td>
      )}
      {columns.map(({ key, cell, cellClass = "", isRowHeader }) => {
        const Cell = isRowHeader ? "th" : "td";
        return (
          <Cell
            key={key}
            {...(isRowHeader ? tableRoles.rowHeader : tableRoles.cell)}
            className={`${cellPadding} ${cellClass}`}
          >
            {cell(recording, language)}
            {isRowHeader && excerpt && (
              <span className="mt-1 line-clamp-2 border-s-2 border-accent-border ps-2 text-sm text-text-muted">
                {excerpt}
              </span>
            )}
          </Cell>
        );
      })}
      <td {...tableRoles.cell} className={`${cellPadding} text-right @max-table:order-5 @max-table:ms-auto`}>
        <RecordingLink recording={recording} />
      </td>
    </tr>
  );
});

/** The order that a table is in, and how to ask for another. */
type Sorting = {
  column: ColumnKey;
  descending: boolean;
  onSort: (column: ColumnKey) => void;
};

/** A column's name; where the table can be sorted, a button that does it. */
function ColumnHeader({ column, sorting }: { column: ColumnKey; sorting?: Sorting }) {
  const { t } = useTranslation("demo");
  const name = t(($) => $.recordings.columns[column]);
  if (!sorting) {
    return (
      <th {...tableRoles.columnHeader} className={headerClass}>
        {name}
      </th>
    );
  }
  const isSorted = sorting.column === column;
  const Icon = !isSorted ? ChevronsUpDown : sorting.descending ? ArrowDown : ArrowUp;
  return (
    <th
      {...tableRoles.columnHeader}
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

/** Opens a recording's detail over the screen shown. Its click area is the row around it. */
function RecordingLink({ recording }: { recording: ListedRecording }) {
  const { t } = useTranslation("demo");
  return (
    <Link
      to={useRecordingHref()(recording.id)}
      state={OPENED_HERE}
      aria-label={t(($) => $.recordings.viewClient, { client: recording.client })}
      // A double click opens it once, also when its second click comes before the screen has followed the first.
      onClick={(event) => event.detail > 1 && event.preventDefault()}
      {...prefetchOnIntent(() => prefetchRecording(recording))}
      className="inline-flex items-center gap-1 font-medium text-accent-text underline-offset-4 after:absolute after:inset-0 hover:underline"
    >
      {t(($) => $.recordings.view)}
      <ChevronRight aria-hidden="true" className="size-4 @table:hidden" />
    </Link>
  );
}
