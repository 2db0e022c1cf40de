import { Alert } from "@voxlog/ui/alert";
import { Button } from "@voxlog/ui/button";
import { useToast } from "@voxlog/ui/toast";
import { Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFailureToast } from "../../components/failure.tsx";
import { AlertDialog } from "../../components/lazy.tsx";
import { AudioPlayer } from "../audio-player.tsx";
import { audioOf, removeRecording, type SavedRecording } from "../user/user-recordings.ts";

/** Plays and removes what the visitor recorded. */
export function UserAudio({ recording, onRemove }: { recording: SavedRecording; onRemove: () => void }) {
  const { t } = useTranslation("demo");
  const toast = useToast();
  const reportFailure = useFailureToast();
  const { id, mimeType } = recording;
  const [audio, setAudio] = useState<Blob | "failed">();
  const [isAsking, setIsAsking] = useState(false);

  useEffect(() => {
    if (!recording.way) audioOf({ id, mimeType }).then(setAudio, () => setAudio("failed"));
  }, [id, mimeType, recording.way]);

  function remove(): void {
    setIsAsking(false);
    onRemove();
    removeRecording(id).then(() => toast(t(($) => $.userRecording.removed)), reportFailure);
  }

  return (
    <div
      data-silent={recording.way}
      className="mb-6 grid grid-cols-1 gap-3 rounded-lg bg-surface-sunken p-4 ring-1 ring-border data-silent:-mt-4 data-silent:mb-2 data-silent:bg-transparent data-silent:p-0 data-silent:ring-0"
    >
      {audio === "failed" && <Alert tone="danger">{t(($) => $.recordings.own.gone)}</Alert>}
      {audio instanceof Blob && (
        <AudioPlayer
          audio={audio}
          label={t(($) => $.userRecording.play)}
          unplayable={t(($) => $.userRecording.unplayable)}
        />
      )}
      {recording.way === "call" && (
        <p className="text-sm text-text-muted">{t(($) => $.userRecording.sampleCall)}</p>
      )}
      {!audio && !recording.way && <div className="h-11" />}
      <Button
        variant="ghost"
        size="sm"
        className="-mx-3.5 justify-self-start text-danger forced-colors:mx-0"
        onClick={() => setIsAsking(true)}
      >
        <Trash2 aria-hidden="true" className="size-4" />
        {t(($) => $.recordings.own.remove)}
      </Button>
      <AlertDialog
        open={isAsking}
        title={t(($) => $.recordings.own.removeTitle)}
        description={t(($) => $.recordings.own.removeText)}
        confirmLabel={t(($) => $.recordings.own.remove)}
        cancelLabel={t(($) => $.userRecording.cancel)}
        onConfirm={remove}
        onOpenChange={setIsAsking}
      />
    </div>
  );
}
