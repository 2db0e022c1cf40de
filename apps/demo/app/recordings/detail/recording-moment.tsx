import { useLanguage } from "@voxlog/i18n";
import type { ListedRecording } from "../listed-recording.ts";
import { recordingDuration, recordingTime } from "../recording-time.ts";

/** Whom a recording was made with, when, and how long it is. */
export function RecordingMoment({ recording }: { recording: ListedRecording }) {
  const { day, time } = recordingTime(useLanguage(), recording);
  return (
    <>
      {recording.own ? recording.contact : `${recording.contact}, ${recording.client}`}
      <span className="block text-sm">
        <time dateTime={recording.date}>
          {day}, {time}
        </time>
        {recording.duration > 0 && (
          <>
            {" · "}
            <time dateTime={`PT${recording.duration}S`}>{recordingDuration(recording.duration)}</time>
          </>
        )}
        {` · ${recording.crm}`}
      </span>
    </>
  );
}
