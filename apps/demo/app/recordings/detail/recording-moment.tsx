import type { Recording } from "@voxlog/demo-data/recordings";
import { useLanguage } from "../../language/use-language.ts";
import { recordingDuration, recordingTime } from "../recording-time.ts";

/** Whom a recording was made with, when, and how long it is. */
export function RecordingMoment({ recording }: { recording: Recording }) {
  const { day, time } = recordingTime(useLanguage(), recording.date);
  return (
    <>
      {recording.contact}, {recording.client}
      <span className="block text-sm">
        <time dateTime={recording.date}>
          {day}, {time}
        </time>{" "}
        · <time dateTime={`PT${recording.duration}S`}>{recordingDuration(recording.duration)}</time> ·{" "}
        {recording.crm}
      </span>
    </>
  );
}
