import { Button } from "@voxlog/ui/button";
import { Card } from "@voxlog/ui/card";
import { History } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFailureToast } from "../../components/failure.tsx";
import { recordingDuration } from "../../recordings/recording-time.ts";
import {
  discardUnfinished,
  isUnfinished,
  useUnfinished,
} from "../../recordings/user/unfinished-recordings.ts";
import type { UserRecording } from "../../recordings/user/user-recording.ts";
import { DiscardButton } from "./review-card.tsx";

/** Offers the recordings that were running when their page closed, one at a time. */
export function RecoveryOffer({ onRecover }: { onRecover: (recording: UserRecording) => Promise<void> }) {
  const { t } = useTranslation("demo");
  const reportFailure = useFailureToast();
  const { unfinished, refresh } = useUnfinished();
  const [recording] = unfinished;
  if (!recording) return null;

  const recover = () =>
    isUnfinished(recording.id)
      .then((isStill) => (isStill ? onRecover(recording) : refresh()))
      .catch(reportFailure);
  const discard = () => discardUnfinished(recording.id).then(refresh);

  return (
    <Card asChild className="grid grid-cols-1 gap-4 border-accent-border bg-accent-soft/40">
      <section aria-label={t(($) => $.userRecording.unfinished)}>
        <div className="flex gap-3">
          <History aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent-text" />
          <div role="status">
            <p className="font-semibold">{t(($) => $.userRecording.unfinished)}</p>
            <p className="text-text-muted">
              {t(($) => $.record.unfinished.text, {
                duration: recordingDuration(Math.round(recording.duration / 1000)),
              })}
            </p>
          </div>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button onClick={recover}>{t(($) => $.record.unfinished.recover)}</Button>
          <DiscardButton onDiscard={discard} />
        </div>
      </section>
    </Card>
  );
}
