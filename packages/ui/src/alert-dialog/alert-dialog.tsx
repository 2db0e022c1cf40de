"use client";

import { Close } from "@radix-ui/react-dialog";
import type { ComponentProps } from "react";
import { Button } from "../button/button.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import type { HeaderProps, PanelProps } from "../modal/modal.tsx";

export type AlertDialogProps = Omit<ComponentProps<"div">, "children" | "role" | "title"> &
  PanelProps &
  HeaderProps & {
    /** Called with false by every way out but the answer `confirmLabel`, which closes it only if uncontrolled. */
    onOpenChange?: ((open: boolean) => void) | undefined;
    confirmLabel: string;
    cancelLabel: string;
    onConfirm: () => void;
  };

/** Asks before something is lost. Focus starts at the safe answer. */
export function AlertDialog({ confirmLabel, cancelLabel, onConfirm, ...props }: AlertDialogProps) {
  const confirm = (
    <Button variant="danger" onClick={onConfirm}>
      {confirmLabel}
    </Button>
  );
  return (
    <Dialog {...props} role="alertdialog">
      <div className="kit:mt-2 kit:flex kit:flex-col kit:gap-3 kit:sm:flex-row kit:sm:justify-end">
        <Close asChild>
          <Button variant="secondary">{cancelLabel}</Button>
        </Close>
        {props.open === undefined ? <Close asChild>{confirm}</Close> : confirm}
      </div>
    </Dialog>
  );
}
