"use client";

import { Title } from "@radix-ui/react-dialog";
import { classNames } from "../class-names.ts";
import { CloseButton } from "../modal/close-button.tsx";
import { Modal, type ModalProps } from "../modal/modal.tsx";

export type DrawerProps = ModalProps & {
  /** Name of the panel. */
  label: string;
};

/** A modal panel from the inline start, such as the menu on small screens. */
export function Drawer({ label, closeLabel, className, children, ...props }: DrawerProps) {
  return (
    <Modal
      {...props}
      className={classNames(
        "kit:inset-y-0 kit:inset-s-0 kit:w-80 kit:max-w-[calc(100%_-_--spacing(12))] kit:border-e",
        "kit:[--motion-from:translateX(-100%)] kit:rtl:[--motion-from:translateX(100%)]",
        className,
      )}
    >
      <Title className="kit:sr-only">{label}</Title>
      <div className="kit:flex kit:h-bar kit:shrink-0 kit:items-center kit:justify-end kit:px-gutter">
        <CloseButton label={closeLabel} className="kit:-me-2.5" />
      </div>
      <div className="kit:min-h-0 kit:flex-1 kit:overflow-y-auto kit:overscroll-contain kit:px-gutter kit:pb-[max(--spacing(6),env(safe-area-inset-bottom))]">
        {children}
      </div>
    </Modal>
  );
}
