import { Button } from "@voxlog/ui/button";
import { Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { AlertDialog } from "../components/lazy.tsx";
import { afterDialog, useDialogEntry } from "../components/use-dialog-entry.ts";

/** Removes one of the visitor's recordings after a confirmation. */
export function RemoveButton({
  label,
  title,
  className = "",
  onConfirm,
}: {
  label: string;
  title: string;
  className?: string;
  onConfirm: () => void;
}) {
  const { t } = useTranslation("demo");
  const { open, setOpen } = useDialogEntry();
  return (
    <>
      <Button variant="ghost" className={`text-danger ${className}`} onClick={() => setOpen(true)}>
        <Trash2 aria-hidden="true" className="size-4" />
        {label}
      </Button>
      <AlertDialog
        open={open}
        title={title}
        description={t(($) => $.userRecording.removeText)}
        confirmLabel={label}
        cancelLabel={t(($) => $.cancel)}
        onConfirm={() => {
          setOpen(false);
          afterDialog(onConfirm);
        }}
        onOpenChange={setOpen}
      />
    </>
  );
}
