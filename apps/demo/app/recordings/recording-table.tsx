import { useTranslation } from "react-i18next";
import { ColumnHeader, type Sorting } from "./column-header.tsx";
import type { ListedRecording } from "./listed-recording.ts";
import { RecordingRow } from "./recording-row.tsx";

const columns = ["date", "client", "status", "crm"] as const;

/** Recordings on a screen wide enough for a table. */
export function RecordingTable({
  label,
  recordings,
  sorting,
}: {
  label: string;
  recordings: readonly ListedRecording[];
  sorting?: Sorting;
}) {
  const { t } = useTranslation("demo");
  return (
    <table className="w-full text-left">
      <caption className="sr-only">{label}</caption>
      <thead className="border-b bg-surface-sunken text-sm text-text-muted">
        <tr>
          {columns.map((column) => (
            <ColumnHeader key={column} column={column} {...(sorting && { sorting })} />
          ))}
          <th scope="col" className="px-5 py-3 text-right font-medium">
            {t(($) => $.recordings.columns.action)}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y">
        {recordings.map((recording) => (
          <RecordingRow key={recording.id} recording={recording} />
        ))}
      </tbody>
    </table>
  );
}
