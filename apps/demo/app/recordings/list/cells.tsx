import { durationIn, isAudible } from "@voxlog/demo-data/recordings";
import { textIn } from "@voxlog/demo-data/text";
import { useLanguage } from "@voxlog/texts";
import { Volume2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { recordingDuration, recordingTime } from "../recording-time.ts";
import { colleagueOf, type ListedRecording } from "../use-recordings.ts";

/** The day and the time of a recording. */
export function RecordingDate({ recording }: { recording: ListedRecording }) {
  const { day, time } = recordingTime(useLanguage(), recording);
  return (
    <time
      dateTime={recording.date}
      className="grid tabular-nums cards:flex cards:gap-1.5 cards:text-sm cards:text-text-muted"
    >
      <span>{day}</span>
      <span className="text-sm text-text-muted">{time}</span>
    </time>
  );
}

/** The client, title and contact of a recording, with a colleague's name and whether it has sound. */
export function RecordingClient({ recording }: { recording: ListedRecording }) {
  const language = useLanguage();
  const { client, contact, user } = recording;
  const colleague = colleagueOf(recording);
  return (
    <span className="grid">
      {/* The name of a file may be long; the whole of it shows on hover, and in the detail. */}
      <span className="line-clamp-2 font-semibold wrap-anywhere" title={user?.file}>
        {client}
      </span>
      {!user && <span className="text-sm">{textIn(recording.title, language)}</span>}
      <span className="text-sm text-text-muted">
        {contact}
        {colleague && ` · ${colleague.name}`}
        {(isAudible(recording) || isOwnVoice(recording)) && (
          <>
            {" · "}
            <SoundSign seconds={durationIn(recording.duration, language)} />
          </>
        )}
      </span>
    </span>
  );
}

/** Returns whether the visitor recorded it here. An upload may not play, and a call is simulated. */
function isOwnVoice({ user }: ListedRecording): boolean {
  return user !== undefined && !user.file && !user.way;
}

function SoundSign({ seconds }: { seconds: number }) {
  const { t } = useTranslation("demo");
  return (
    <span className="whitespace-nowrap text-accent-text tabular-nums">
      <Volume2 aria-hidden="true" className="-mt-0.5 me-1 inline size-4" />
      <span className="sr-only">{t(($) => $.recordingList.audible)}</span> {recordingDuration(seconds)}
    </span>
  );
}
