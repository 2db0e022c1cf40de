"use client";

import { Close, Description, Title } from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { CloseIcon } from "../icons.tsx";
import { Modal, type ModalProps } from "../modal/modal.tsx";

const widthClass = { narrow: "sm:kit:max-w-dialog-narrow", wide: "sm:kit:max-w-dialog-wide" };

export type DialogProps = ModalProps & {
  title: ReactNode;
  description?: ReactNode;
  /** Name of the close button. */
  closeLabel: string;
  /**
   * At most 500 or 600 px.
   * @default "narrow"
   */
  width?: keyof typeof widthClass;
};

/**
 * A modal dialog: a sheet from below on phones, a centered panel on wider screens. Its content scrolls inside
 * it. Focus starts at the first field or button of the content, and goes back to where it was.
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
        "inset-x-0 bottom-0 max-h-[calc(100dvh_-_--spacing(8))] rounded-t-2xl [--motion-from:translateY(100%)] " +
          "sm:inset-0 sm:h-fit sm:m-auto sm:max-h-[calc(100dvh_-_--spacing(16))] sm:w-[calc(100%_-_--spacing(16))] sm:rounded-2xl " +
          "sm:[--motion-from:translateY(--spacing(3))_scale(0.97)] sm:[--motion-opacity:0] " +
          "sm:border",
        widthClass[width],
        className,
      )}
    >
      <header className="flex flex-col gap-1.5 px-6 pt-6 pb-4 pe-15 wrap-anywhere sm:px-8 sm:pt-8 sm:pe-18">
        <Title className="text-2xl">{title}</Title>
        {description && <Description className="text-balance text-text-muted">{description}</Description>}
      </header>
      <div className="overflow-y-auto overscroll-contain px-6 pt-1 pb-[max(--spacing(6),env(safe-area-inset-bottom))] sm:px-8 sm:pb-8">
        {children}
      </div>
      {/* Last in the document, so that focus does not start here. */}
      <Close asChild>
        <IconButton
          aria-label={closeLabel}
          className="absolute top-4 inset-e-4 text-text-muted sm:top-5 sm:inset-e-5"
        >
          <CloseIcon />
        </IconButton>
      </Close>
    </Modal>
  );
}
