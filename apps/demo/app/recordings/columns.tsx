import type { Recording, RecordingStatus } from "@voxlog/demo-data/recordings";
import type { Language } from "@voxlog/i18n";
import type { ReactNode } from "react";
import { recordingTime } from "./recording-time.ts";
import { StatusBadge } from "./status-badge.tsx";
import type { ListedRecording } from "./use-recordings.ts";

type Column = {
  /** Its header in the dictionary, `recordings.columns`, and its name in the address, `sort`. */
  key: string;
  /** What stands in the table. */
  cell: (recording: ListedRecording, language: Language) => ReactNode;
  cellClass?: string;
  /** Whether the cell names the row. */
  isRowHeader?: true;
  /** What recordings are sorted by, in the language shown; a number where letters would sort wrongly. */
  sortKey: (recording: Recording, statusName: (status: RecordingStatus) => string) => string | number;
  /** Whether a first click on its header sorts downwards. */
  startsDescending?: true;
  /** What it adds to the second line of the card that a phone has for the row. */
  onCard?: (recording: Recording) => string;
  /** Whether the dashboard's list does without it. */
  isDetail?: true;
};

/** The columns of the lists of recordings, from left to right. */
export const columns = [
  {
    key: "date",
    cell: (recording, language) => <Moment recording={recording} language={language} />,
    cellClass: "whitespace-nowrap",
    sortKey: ({ date }) => date,
    startsDescending: true,
  },
  {
    key: "client",
    cell: ({ client, contact }) => (
      <span className="grid">
        <span className="font-semibold wrap-anywhere">{client}</span>
        <span className="text-sm text-text-muted">{contact}</span>
      </span>
    ),
    cellClass: "font-normal",
    isRowHeader: true,
    sortKey: ({ client }) => client,
    onCard: ({ contact }) => contact,
  },
  {
    key: "status",
    cell: ({ status }) => <StatusBadge status={status} />,
    sortKey: ({ status }, statusName) => statusName(status),
  },
  {
    key: "crm",
    cell: ({ crm }) => crm,
    sortKey: ({ crm }) => crm,
    onCard: ({ crm }) => crm,
  },
] as const satisfies readonly Column[];

/** One of the columns, by its name. */
export type ColumnKey = (typeof columns)[number]["key"];

/** Columns as the lists read them. */
export type ListColumn = Column & { key: ColumnKey };

/** Those of the dashboard's list. */
export const dashboardColumns: readonly ListColumn[] = (columns as readonly ListColumn[]).filter(
  ({ isDetail }) => !isDetail,
);

/** The column of a name, if it is one. */
export function columnOf(key: string): ListColumn | undefined {
  return columns.find((column) => column.key === key);
}

function Moment({ recording, language }: { recording: ListedRecording; language: Language }) {
  const { day, time } = recordingTime(language, recording);
  return (
    <time dateTime={recording.date} className="grid tabular-nums">
      <span>{day}</span>
      <span className="text-sm text-text-muted">{time}</span>
    </time>
  );
}
