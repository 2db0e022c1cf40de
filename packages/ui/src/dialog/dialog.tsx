"use client";

import { Close, Description, Title } from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { CloseIcon } from "../icons.tsx";
import { Modal, type ModalProps } from "../modal/modal.tsx";
import { useText } from "../texts-context.ts";

const widthClass = { narrow: "kit:sm:max-w-dialog-narrow", wide: "kit:sm:max-w-dialog-wide" };

export type DialogProps = ModalProps & {
  title: ReactNode;
  description?: ReactNode;
  /** Name of the close button. @default the provider's text */
  closeLabel?: string;
  /**
   * At most 500 or 600 px.
   *
   * @default "narrow"
   */
  width?: keyof typeof widthClass;
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
  const close = useText("close", closeLabel);
  return (
    <Modal
      {...props}
      className={classNames(
        "kit:inset-x-0 kit:bottom-0 kit:max-h-[calc(100dvh_-_--spacing(8))] kit:rounded-t-2xl kit:[--motion-from:translateY(100%)] " +
          "kit:sm:inset-0 kit:sm:h-fit kit:sm:m-auto kit:sm:max-h-[calc(100dvh_-_--spacing(16))] kit:sm:w-[calc(100%_-_--spacing(16))] kit:sm:rounded-2xl " +
          "kit:sm:[--motion-from:translateY(--spacing(3))_scale(0.97)] kit:sm:[--motion-opacity:0] " +
          "kit:sm:border",
        widthClass[width],
        className,
      )}
    >
      <header className="kit:flex kit:flex-col kit:gap-1.5 kit:px-6 kit:pt-6 kit:pb-4 kit:pe-15 kit:wrap-anywhere kit:sm:px-8 kit:sm:pt-8 kit:sm:pe-18">
        <Title className="kit:text-2xl">{title}</Title>
        {description && (
          <Description className="kit:text-balance kit:text-text-muted">{description}</Description>
        )}
      </header>
      <div className="kit:overflow-y-auto kit:overscroll-contain kit:px-6 kit:pt-1 kit:pb-[max(--spacing(6),env(safe-area-inset-bottom))] kit:sm:px-8 kit:sm:pb-8">
        {children}
      </div>
      {/* Last in the document, so that focus doesn't start here. */}
      <Close asChild>
        <IconButton
          aria-label={close}
          className="kit:absolute kit:top-4 kit:inset-e-4 kit:text-text-muted kit:sm:top-5 kit:sm:inset-e-5"
        >
          <CloseIcon />
        </IconButton>
      </Close>
    </Modal>
  );
}
