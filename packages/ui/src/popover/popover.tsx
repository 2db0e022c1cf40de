import { Slot } from "@radix-ui/react-slot";
import { type ComponentProps, type ReactElement, useId } from "react";
import { classNames } from "../class-names.ts";

export type PopoverProps = ComponentProps<"div"> & {
  /** The button that opens it, and closes it again. */
  trigger: ReactElement;
  /** Names what opens. */
  label: string;
};

/**
 * A panel beside the button that opens it, which leaves the page in use: the browser's own `popover`. It opens before scripts
 * do, closes by Escape and by a click elsewhere, and gives focus back; `hidePopover` of its element, which is the ref's,
 * closes it, and `onToggle` tells when it has opened or closed. What asks for an answer is a `Dialog`.
 */
export function Popover({ trigger, label, className, id, ...props }: PopoverProps) {
  const ownId = useId();
  const panelId = id ?? ownId;
  return (
    <span className="contents [anchor-scope:--popover]">
      <Slot popoverTarget={panelId} aria-haspopup="dialog" className="[anchor-name:--popover]">
        {trigger}
      </Slot>
      <div
        aria-label={label}
        {...props}
        id={panelId}
        popover="auto"
        role="dialog"
        className={classNames(popoverClass, "kit:p-4", className)}
      />
    </span>
  );
}

/**
 * The look and the place of what opens beside its anchor: at its start below it, or wherever there is room. Browsers that
 * cannot place it there show it at the lower edge of the window, where a thumb reaches it. Half the window is as much as there
 * is above or below any button.
 */
export const popoverClass =
  "inset-auto inset-x-3 bottom-3 mx-auto w-fit max-w-[calc(100%-(--spacing(6)))] overflow-y-auto overscroll-contain " +
  "max-h-[min(--spacing(112),calc(50dvh-(--spacing(14))))] rounded-lg border border-border bg-surface-raised text-text shadow-lg " +
  "animate-enter [--motion-from:translateY(calc(-1*--spacing(1)))] [position-anchor:--popover] " +
  "supports-[position-area:end]:inset-auto supports-[position-area:end]:mx-0 supports-[position-area:end]:my-2 " +
  "[position-area:block-end_span-inline-end] [position-try-fallbacks:flip-block,flip-inline,flip-block_flip-inline]";
