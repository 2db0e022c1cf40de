import { Button } from "@voxlog/ui/button";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Question } from "../../question/question.tsx";

/** Discards a recording that was not kept, after a question. */
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
      <Question
        open={isAsking}
        title={t(($) => $.record.discardTitle)}
        text={t(($) => $.record.discardText)}
        confirm={t(($) => $.record.discard)}
        cancel={t(($) => $.recordings.own.cancel)}
        onConfirm={discard}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
