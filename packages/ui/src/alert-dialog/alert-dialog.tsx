"use client";

import { Button } from "../button/button.tsx";
import { Dialog, type DialogProps } from "../dialog/dialog.tsx";

export type AlertDialogProps = Omit<DialogProps, "children" | "role" | "width"> & {
  confirmLabel: string;
  cancelLabel: string;
  /** Called by the button; close the dialog when it is done. */
  onConfirm: () => void;
};

/** Asks before something is lost. Focus starts at the safe answer. */
export function AlertDialog({ confirmLabel, cancelLabel, onConfirm, ...props }: AlertDialogProps) {
  return (
    <Dialog {...props} role="alertdialog">
      <div className="kit:mt-2 kit:flex kit:flex-col kit:gap-3 kit:sm:flex-row kit:sm:justify-end">
        <Button variant="secondary" onClick={() => props.onOpenChange(false)}>
          {cancelLabel}
        </Button>
        <Button variant="danger" onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
