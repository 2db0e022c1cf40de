import { Alert } from "@voxlog/ui/alert";
import { Button } from "@voxlog/ui/button";
import { Card } from "@voxlog/ui/card";
import { Heading } from "@voxlog/ui/heading";
import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { AudioPlayer } from "../../recordings/audio-player.tsx";
import { RemoveButton } from "../../recordings/remove-button.tsx";
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
        duration={finished.recording.duration}
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

/** Discards an unsaved recording. */
export function DiscardButton({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation("demo");
  return (
    <RemoveButton
      label={t(($) => $.record.discard)}
      title={t(($) => $.record.discardTitle)}
      onConfirm={onDiscard}
    />
  );
}
