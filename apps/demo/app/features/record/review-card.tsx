import { Alert } from "@voxlog/ui/alert";
import { Button } from "@voxlog/ui/button";
import { Card } from "@voxlog/ui/card";
import { Heading } from "@voxlog/ui/heading";
import { Check, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AlertDialog } from "../../components/lazy.tsx";
import { AudioPlayer } from "../../recordings/audio-player.tsx";
import type { EndReason, FinishedRecording } from "./start-recording.ts";

/** A finished recording, to play and then save or discard. */
export function ReviewCard({
  finished,
  reason,
  isSaving,
  onSave,
  onDiscard,
}: {
  finished: FinishedRecording;
  reason: EndReason | "recovered";
  isSaving: boolean;
  onSave: () => void;
  onDiscard: () => void;
}) {
  const { t } = useTranslation("demo");
  return (
    <Card className="grid grid-cols-1 gap-5">
      <Heading level={2}>{t(($) => $.record.review)}</Heading>
      {(reason === "limit" || reason === "interrupted") && <Alert>{t(($) => $.record.ended[reason])}</Alert>}
      <AudioPlayer
        audio={finished.audio}
        label={t(($) => $.userRecording.play)}
        unplayable={t(($) => $.userRecording.unplayable)}
      />
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button pending={isSaving} onClick={onSave}>
          <Check aria-hidden="true" className="size-5" />
          {t(($) => $.record.keep)}
        </Button>
        {!isSaving && <DiscardButton onDiscard={onDiscard} />}
      </div>
    </Card>
  );
}

/** Discards an unsaved recording after a confirmation. */
export function DiscardButton({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation("demo");
  const [isAsking, setIsAsking] = useState(false);

  function discard(): void {
    setIsAsking(false);
    onDiscard();
  }

  return (
    <>
      <Button variant="ghost" className="text-danger" onClick={() => setIsAsking(true)}>
        <Trash2 aria-hidden="true" className="size-4" />
        {t(($) => $.record.discard)}
      </Button>
      <AlertDialog
        open={isAsking}
        title={t(($) => $.record.discardTitle)}
        description={t(($) => $.record.discardText)}
        confirmLabel={t(($) => $.record.discard)}
        cancelLabel={t(($) => $.userRecording.cancel)}
        onConfirm={discard}
        onOpenChange={setIsAsking}
      />
    </>
  );
}
