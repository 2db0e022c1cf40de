"use client";

import { type ComponentProps, type ReactElement, useId } from "react";
import { classNames } from "../class-names.ts";
import { mergeRefs } from "../merge-refs.ts";
import { Slot } from "../slot.tsx";
import { anchorClass, panelClass } from "./panel-class.ts";
import { type OpenState, usePopover } from "./use-popover.ts";

export type PopoverProps = ComponentProps<"div"> &
  OpenState & {
    /** The button that opens it, and closes it again. */
    trigger: ReactElement;
    /** Names what opens. */
    label: string;
  };

/**
 * A panel next to the button that opens it, which leaves the page usable: the browser's own `popover`. It opens before
 * scripts run, closes by Escape and by a click elsewhere, and gives focus back. What asks for an answer is a `Dialog`.
 */
export function Popover({
  trigger,
  label,
  open,
  defaultOpen,
  onOpenChange,
  className,
  id,
  ref,
  ...props
}: PopoverProps) {
  const ownId = useId();
  const panelId = id ?? ownId;
  const { isOpen: _, ref: panel, ...handlers } = usePopover({ open, defaultOpen, onOpenChange });
  return (
    <span className="kit:contents kit:[anchor-scope:--popover]">
      <Slot popoverTarget={panelId} aria-haspopup="dialog" className={anchorClass}>
        {trigger}
      </Slot>
      <div
        aria-label={label}
        {...props}
        {...handlers}
        ref={mergeRefs(panel, ref)}
        id={panelId}
        popover="auto"
        role="dialog"
        className={classNames(panelClass, "kit:p-4", className)}
      />
    </span>
  );
}
