import { useMediaQuery } from "@voxlog/browser/media-query";
import { prefetchOnIntent } from "@voxlog/browser/prefetch";
import { useLanguage } from "@voxlog/i18n";
import { Card } from "@voxlog/ui/card";
import { ArrowDown, ArrowUp, ChevronRight, ChevronsUpDown } from "lucide-react";
import { memo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { TABLE_FITS } from "../breakpoints.ts";
import { columns as allColumns, type ColumnKey, type ListColumn } from "./columns.tsx";
import { prefetchRecording, RecordingDialogSlot } from "./recording-dialog-slot.tsx";
import { recordingTime } from "./recording-time.ts";
import { StatusBadge } from "./status-badge.tsx";
import { OPENED_HERE, useRecordingHref } from "./use-open-recording.ts";
import type { ListedRecording } from "./use-recordings.ts";

type RowsProps = { recordings: readonly ListedRecording[]; columns: readonly ListColumn[] };
type RowProps = { recording: ListedRecording; columns: readonly ListColumn[] };

/** Recordings as a table, or as cards where a table does not fit; each opens its detail. */
export function RecordingList({
  label,
  recordings,
  columns = allColumns,
  sorting,
  empty,
}: {
  /** Names the table. */
  label: string;
  recordings: readonly ListedRecording[];
  /** Of the table; all of them unless it says so. */
  columns?: readonly ListColumn[];
  sorting?: Sorting;
  /** What stands there when there are none. */
  empty?: ReactNode;
}) {
  const tableFits = useMediaQuery(TABLE_FITS);
  return (
    <>
      {recordings.length === 0 ? (
        empty
      ) : tableFits ? (
        <Card className="overflow-clip p-0!">
          <RecordingTable
            label={label}
            recordings={recordings}
            columns={columns}
            {...(sorting && { sorting })}
          />
        </Card>
      ) : (
        <RecordingCards recordings={recordings} columns={columns} />
      )}
      <RecordingDialogSlot list={recordings} />
    </>
  );
}

/** Recordings on a screen wide enough for a table. */
function RecordingTable({
  label,
  recordings,
  columns,
  sorting,
}: RowsProps & { label: string; sorting?: Sorting }) {
  const { t } = useTranslation("demo");
  return (
    <table className="w-full text-left">
      <caption className="sr-only">{label}</caption>
      <thead className="border-b bg-surface-tile text-sm text-text-muted">
        <tr>
          {columns.map(({ key }) => (
            <ColumnHeader key={key} column={key} {...(sorting && { sorting })} />
          ))}
          <th scope="col" className="px-5 py-3 text-right font-medium">
            {t(($) => $.recordings.columns.action)}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y">
        {recordings.map((recording) => (
          <RecordingRow key={recording.id} recording={recording} columns={columns} />
        ))}
      </tbody>
    </table>
  );
}

/** A recording in the table. It stays as it is while the table is searched and sorted. */
const RecordingRow = memo(function RecordingRow({ recording, columns }: RowProps) {
  const language = useLanguage();
  return (
    <tr data-tour={`recording-${recording.id}`} className="relative transition-colors hover:bg-surface-hover">
      {columns.map(({ key, cell, cellClass = "", isRowHeader }) => {
        const Cell = isRowHeader ? "th" : "td";
        return (
          <Cell key={key} scope={isRowHeader && "row"} className={`px-5 py-3.5 ${cellClass}`}>
            {cell(recording, language)}
          </Cell>
        );
      })}
      <td className="px-5 py-3.5 text-right">
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

/** Recordings on a small screen. */
function RecordingCards({ recordings, columns }: RowsProps) {
  return (
    <ul className="grid gap-3">
      {recordings.map((recording) => (
        <RecordingCard key={recording.id} recording={recording} columns={columns} />
      ))}
    </ul>
  );
}

/** It stays as it is while the others are searched and sorted. */
const RecordingCard = memo(function RecordingCard({ recording, columns }: RowProps) {
  const { day, time } = recordingTime(useLanguage(), recording);
  return (
    <Card asChild className="relative grid grid-cols-1 gap-3 p-4!">
      <li data-tour={`recording-${recording.id}`}>
        <div className="min-w-0 wrap-anywhere">
          <p className="font-semibold">{recording.client}</p>
          <p className="text-sm text-text-muted">
            {columns.flatMap(({ onCard }) => onCard?.(recording) || []).join(" · ")}
          </p>
          <p className="text-sm text-text-muted">
            <time dateTime={recording.date}>
              {day}, {time}
            </time>
          </p>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm">
          <StatusBadge status={recording.status} />
          <span className="inline-flex items-center gap-1">
            <RecordingLink recording={recording} />
            <ChevronRight aria-hidden="true" className="size-4 text-accent-text" />
          </span>
        </div>
      </li>
    </Card>
  );
});

/** Opens a recording's detail over the screen shown. Its click area is the row or card around it. */
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
      className="font-medium text-accent-text underline-offset-4 after:absolute after:inset-0 hover:underline"
    >
      {t(($) => $.recordings.view)}
    </Link>
  );
}
