"use client";

import { Close, Title } from "@radix-ui/react-dialog";
import { classNames } from "../class-names.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { CloseIcon } from "../icons.tsx";
import { Modal, type ModalProps } from "../modal/modal.tsx";

export type DrawerProps = ModalProps & {
  /** Name of the panel. */
  label: string;
  /** Name of the close button. */
  closeLabel: string;
};

/** A modal panel from the side that reading starts at, such as the menu of a small screen. */
export function Drawer({ label, closeLabel, className, children, ...props }: DrawerProps) {
  return (
    <Modal
      {...props}
      className={classNames(
        "inset-y-0 inset-s-0 w-80 max-w-[calc(100%_-_--spacing(12))] border-e",
        "[--motion-from:translateX(-100%)] rtl:[--motion-from:translateX(100%)]",
        className,
      )}
    >
      <Title className="sr-only">{label}</Title>
      <div className="flex h-bar shrink-0 items-center justify-end px-gutter">
        <Close asChild>
          <IconButton aria-label={closeLabel} className="-me-2.5 text-text-muted">
            <CloseIcon />
          </IconButton>
        </Close>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-gutter pb-[max(--spacing(6),env(safe-area-inset-bottom))]">
        {children}
      </div>
    </Modal>
  );
}
