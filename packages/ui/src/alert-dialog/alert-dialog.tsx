"use client";

import { Button } from "../button/button.tsx";
import { Dialog, type DialogProps } from "../dialog/dialog.tsx";

export type AlertDialogProps = Omit<
  DialogProps,
  "children" | "defaultOpen" | "role" | "trigger" | "width"
> & {
  open: boolean;
  /** Called with false by every way out but the answer `confirmLabel`. */
  onOpenChange: (open: boolean) => void;
  confirmLabel: string;
  cancelLabel: string;
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
