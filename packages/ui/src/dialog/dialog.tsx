"use client";

import { Description, Title } from "@radix-ui/react-dialog";
import { classNames } from "../class-names.ts";
import { CloseButton } from "../modal/close-button.tsx";
import { type HeaderProps, Modal, type ModalProps } from "../modal/modal.tsx";

const widthClass = { narrow: "kit:sm:max-w-dialog-narrow", wide: "kit:sm:max-w-dialog-wide" };

export type DialogProps = ModalProps &
  HeaderProps & {
    /**
     * At most 500 or 600 px.
     *
     * @default "narrow"
     */
    width?: keyof typeof widthClass | undefined;
  };

/**
 * A modal dialog: a bottom sheet on phones, a centered panel on wider screens. Its content scrolls. Focus starts at the
 * first field or button and returns to the opener.
 */
export function Dialog({
  title,
  description,
  closeLabel,
  width = "narrow",
  className,
  children,
  ...props
}: DialogProps) {
  return (
    <Modal
      {...props}
      className={classNames(
        "kit:inset-x-0 kit:bottom-0 kit:max-h-[calc(100dvh_-_--spacing(8))] kit:rounded-t-2xl kit:[--motion-from:translateY(100%)] " +
          "kit:sm:inset-0 kit:sm:h-fit kit:sm:m-auto kit:sm:max-h-[calc(100dvh_-_--spacing(16))] kit:sm:rounded-2xl " +
          "kit:sm:[--motion-from:translateY(--spacing(3))_scale(0.97)] kit:sm:[--motion-opacity:0] " +
          "kit:sm:border",
        widthClass[width],
        className,
      )}
    >
      <header className="kit:grid kit:gap-1.5 kit:px-6 kit:pt-6 kit:pb-4 kit:pe-15 kit:wrap-anywhere kit:sm:px-8 kit:sm:pt-8 kit:sm:pe-18">
        <Title className="kit:text-2xl">{title}</Title>
        {description && <Description className="kit:text-text-muted">{description}</Description>}
      </header>
      <div className="kit:overflow-y-auto kit:overscroll-contain kit:px-6 kit:pt-1 kit:pb-[max(--spacing(6),env(safe-area-inset-bottom))] kit:sm:px-8 kit:sm:pb-8">
        {children}
      </div>
      {/* Last in the document, so that focus doesn't start here. */}
      <CloseButton
        label={closeLabel}
        className="kit:absolute kit:top-4 kit:inset-e-4 kit:sm:top-5 kit:sm:inset-e-5"
      />
    </Modal>
  );
}
