"use client";

import { Button } from "../button/button.tsx";
import { Dialog, type DialogProps } from "../dialog/dialog.tsx";

export type AlertDialogProps = Omit<DialogProps, "children" | "onOpenChange" | "role" | "width"> & {
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  /** Also called on Escape, a click outside, and the close button. */
  onCancel: () => void;
};

/** Asks before something is lost. Focus starts at the safe answer. */
export function AlertDialog({ confirmLabel, cancelLabel, onConfirm, onCancel, ...props }: AlertDialogProps) {
  return (
    <Dialog {...props} role="alertdialog" onOpenChange={(open) => !open && onCancel()}>
      <div className="kit:mt-2 kit:flex kit:flex-col kit:gap-3 kit:sm:flex-row kit:sm:justify-end">
        <Button variant="secondary" onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button variant="danger" onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
