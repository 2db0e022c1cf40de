import { useTranslation } from "react-i18next";
import { useLanguage } from "../language/use-language.ts";
import { ColumnHeader, type Sorting } from "./column-header.tsx";
import type { ListedRecording } from "./listed-recording.ts";
import { RecordingLink } from "./recording-link.tsx";
import { recordingTime } from "./recording-time.ts";
import { StatusBadge } from "./status-badge.tsx";

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
  const language = useLanguage();
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
        {recordings.map((recording) => {
          const { day, time } = recordingTime(language, recording);
          return (
            <tr
              key={recording.id}
              data-tour={`recording-${recording.id}`}
              className="relative transition-colors hover:bg-surface-hover"
            >
              <td className="px-5 py-3.5 whitespace-nowrap">
                <time dateTime={recording.date} className="grid tabular-nums">
                  <span>{day}</span>
                  <span className="text-sm text-text-muted">{time}</span>
                </time>
              </td>
              <th scope="row" className="px-5 py-3.5 font-normal">
                <span className="grid">
                  <span className="font-semibold wrap-anywhere">{recording.client}</span>
                  <span className="text-sm text-text-muted">{recording.contact}</span>
                </span>
              </th>
              <td className="px-5 py-3.5">
                <StatusBadge status={recording.status} />
              </td>
              <td className="px-5 py-3.5">{recording.crm}</td>
              <td className="px-5 py-3.5 text-right">
                <RecordingLink recording={recording} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
