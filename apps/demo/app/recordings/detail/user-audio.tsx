import { Alert } from "@voxlog/ui/alert";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { AudioPlayer } from "../audio-player.tsx";
import { audioOf, type SavedRecording } from "../user/user-recordings.ts";

/** Plays what the visitor recorded. Notes have no sound. */
export function UserAudio({ recording }: { recording: SavedRecording }) {
  const { t } = useTranslation("demo");
  const { id, mimeType, duration } = recording;
  const [audio, setAudio] = useState<Blob | "failed">();

  useEffect(() => {
    if (!recording.way) audioOf({ id, mimeType, duration }).then(setAudio, () => setAudio("failed"));
  }, [id, mimeType, duration, recording.way]);

  if (recording.way === "call")
    return <p className="mb-6 text-sm text-text-muted">{t(($) => $.userRecording.sampleCall)}</p>;
  if (recording.way) return null;
  return (
    <div className="mb-6 rounded-lg bg-surface-sunken p-4 ring-1 ring-border">
      {audio === "failed" && <Alert tone="danger">{t(($) => $.recordings.own.gone)}</Alert>}
      {audio instanceof Blob && (
        <AudioPlayer
          audio={audio}
          duration={duration}
          label={t(($) => $.userRecording.play)}
          unplayable={t(($) => $.userRecording.unplayable)}
        />
      )}
      {!audio && <div className="h-11" />}
    </div>
  );
}
