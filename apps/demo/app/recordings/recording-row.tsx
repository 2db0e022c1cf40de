import { useLanguage } from "@voxlog/i18n";
import { memo } from "react";
import type { ListedRecording } from "./listed-recording.ts";
import { RecordingLink } from "./recording-link.tsx";
import { recordingTime } from "./recording-time.ts";
import { StatusBadge } from "./status-badge.tsx";

/** A recording in the table. It stays as it is while the table is searched and sorted. */
export const RecordingRow = memo(function RecordingRow({ recording }: { recording: ListedRecording }) {
  const { day, time } = recordingTime(useLanguage(), recording);
  return (
    <tr data-tour={`recording-${recording.id}`} className="relative transition-colors hover:bg-surface-hover">
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
});
