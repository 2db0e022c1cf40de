import { prefetchOnIntent } from "@voxlog/browser/prefetch";
import { Link } from "@voxlog/ui/link";
import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow } from "@voxlog/ui/table";
import { ChevronRight } from "lucide-react";
import { memo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { OPENED_HERE } from "../../routing/recording-address.ts";
import { StatusBadge } from "../status-badge.tsx";
import { useRecordingHref } from "../use-open-recording.ts";
import type { ListedRecording } from "../use-recordings.ts";
import { RecordingClient, RecordingDate } from "./cells.tsx";
import { prefetchRecording, RecordingDialogSlot } from "./recording-dialog-slot.tsx";

type ListProps = {
  label: string;
  recordings: readonly ListedRecording[];
  excerpts?: ReadonlyMap<string, string>;
};

/**
 * Lists recordings in a table, whose rows open the detail. Its rows become cards if its container, not the screen, is
 * too narrow for columns.
 */
export function RecordingList({
  empty,
  ...list
}: ListProps & { /** Shown when there are none. */ empty?: ReactNode }) {
  return (
    <>
      {list.recordings.length === 0 ? empty : <RecordingTable {...list} />}
      <RecordingDialogSlot list={list.recordings} />
    </>
  );
}

function RecordingTable({ label, recordings, excerpts }: ListProps) {
  const { t } = useTranslation("demo");
  return (
    <Table label={label} variant="framed" cards="wide">
      {/* A card says by itself what is what. */}
      <TableHead className="cards:hidden">
        {(["date", "client", "status", "crm"] as const).map((column) => (
          <TableColumn key={column}>{t(($) => $.recordingList.columns[column])}</TableColumn>
        ))}
        <TableColumn align="end">{t(($) => $.recordingList.columns.action)}</TableColumn>
      </TableHead>
      <TableBody>
        {recordings.map((recording) => (
          <RecordingRow key={recording.id} recording={recording} excerpt={excerpts?.get(recording.id)} />
        ))}
      </TableBody>
    </Table>
  );
}

const RecordingRow = memo(function RecordingRow({
  recording,
  excerpt,
}: {
  recording: ListedRecording;
  excerpt: string | undefined;
}) {
  return (
    <TableRow
      data-tour={`recording-${recording.id}`}
      className="transition-colors hover:bg-surface-hover cards:items-center cards:gap-y-2"
    >
      <TableCell className="whitespace-nowrap cards:order-2">
        <RecordingDate recording={recording} />
      </TableCell>
      {/* A card's first line. */}
      <TableCell isRowHeader className="cards:order-first cards:min-w-0 cards:basis-full cards:grow">
        <RecordingClient recording={recording} />
        {excerpt && (
          <span className="mt-1 line-clamp-2 border-s-2 border-accent-border ps-2 text-sm text-text-muted">
            {excerpt}
          </span>
        )}
      </TableCell>
      <TableCell className="cards:order-4">
        <StatusBadge status={recording.status} />
      </TableCell>
      {/* On a narrow card it fills its line, so that status and link share the next one in both languages. */}
      <TableCell className="cards:order-3 cards:grow cards:text-sm cards:text-text-muted @max-lg/table:basis-1/3">
        {recording.crm}
      </TableCell>
      <TableCell align="end" className="cards:order-5 cards:ms-auto">
        <RecordingLink recording={recording} />
      </TableCell>
    </TableRow>
  );
});

function RecordingLink({ recording }: { recording: ListedRecording }) {
  const { t } = useTranslation("demo");
  return (
    <Link asChild variant="standalone" stretched className="min-h-0 gap-1">
      <RouterLink
        to={useRecordingHref()(recording.id)}
        state={OPENED_HERE}
        aria-label={t(($) => $.recordingList.viewClient, { client: recording.client })}
        // A double click opens it once, even if the screen hasn't handled the first click yet.
        onClick={(event) => event.detail > 1 && event.preventDefault()}
        {...prefetchOnIntent(() => prefetchRecording(recording))}
      >
        {t(($) => $.recordingList.view)}
        <ChevronRight aria-hidden="true" className="size-4 hidden cards:block" />
      </RouterLink>
    </Link>
  );
}
