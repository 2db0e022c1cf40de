import { Button } from "@voxlog/ui/button";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../lazy/confirm-dialog.tsx";

/** Discards a recording that was not kept, after asking. */
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
      <ConfirmDialog
        open={isAsking}
        title={t(($) => $.record.discardTitle)}
        description={t(($) => $.record.discardText)}
        confirmLabel={t(($) => $.record.discard)}
        cancelLabel={t(($) => $.recordings.own.cancel)}
        onConfirm={discard}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
