import { prefetchOnIntent } from "@voxlog/browser/prefetch";
import { useToast } from "@voxlog/ui/toast";
import { RotateCcw } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFailureToast } from "../components/failure.tsx";
import { AlertDialog } from "../components/lazy.tsx";
import { afterDialog, useDialogEntry } from "../components/use-dialog-entry.ts";
import { resetDemo } from "./stored-edits.ts";

/** Reverts all edits after confirmation, and reports it. */
export function ResetButton({
  onDone,
  ...props
}: Pick<ComponentProps<"button">, "className"> & {
  onDone?: (() => void) | undefined;
}) {
  const { t } = useTranslation("demo");
  const toast = useToast();
  const reportFailure = useFailureToast();
  const [isWanted, setWanted] = useState(false);
  const { open, setOpen } = useDialogEntry();

  function reset(): void {
    setOpen(false);
    afterDialog(() => {
      onDone?.();
      resetDemo().then(() => toast(t(($) => $.edits.reset.done)), reportFailure);
    });
  }

  return (
    <>
      {/** biome-ignore lint/correctness/noRestrictedElements: an entry of a menu, which has the menu's look */}
      <button
        type="button"
        aria-haspopup="dialog"
        {...props}
        {...prefetchOnIntent(() => setWanted(true))}
        onClick={() => setOpen(true)}
      >
        <RotateCcw aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
        {t(($) => $.edits.reset.action)}
      </button>
      {(isWanted || open) && (
        <AlertDialog
          open={open}
          title={t(($) => $.edits.reset.title)}
          description={t(($) => $.edits.reset.text)}
          confirmLabel={t(($) => $.edits.reset.confirm)}
          cancelLabel={t(($) => $.cancel)}
          onConfirm={reset}
          onOpenChange={setOpen}
        />
      )}
    </>
  );
}
