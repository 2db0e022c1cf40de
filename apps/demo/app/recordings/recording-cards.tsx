import { useLanguage } from "@voxlog/i18n";
import { Card } from "@voxlog/ui/card";
import { ChevronRight } from "lucide-react";
import { memo } from "react";
import type { ListedRecording } from "./listed-recording.ts";
import { RecordingLink } from "./recording-link.tsx";
import { recordingTime } from "./recording-time.ts";
import { StatusBadge } from "./status-badge.tsx";

/** Recordings on a small screen. */
export function RecordingCards({ recordings }: { recordings: readonly ListedRecording[] }) {
  return (
    <ul className="grid gap-3">
      {recordings.map((recording) => (
        <RecordingCard key={recording.id} recording={recording} />
      ))}
    </ul>
  );
}

/** It stays as it is while the others are searched and sorted. */
const RecordingCard = memo(function RecordingCard({ recording }: { recording: ListedRecording }) {
  const { day, time } = recordingTime(useLanguage(), recording);
  return (
    <Card asChild className="relative grid grid-cols-1 gap-3 p-4!">
      <li data-tour={`recording-${recording.id}`}>
        <div className="min-w-0 wrap-anywhere">
          <p className="font-semibold">{recording.client}</p>
          <p className="text-sm text-text-muted">
            {recording.contact} · {recording.crm}
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
