"use client";

import { type ComponentProps, type ReactElement, useId } from "react";
import { classNames } from "../class-names.ts";
import { mergeRefs } from "../merge-refs.ts";
import { Slot } from "../slot.tsx";
import { anchorClass, panelClass } from "./panel-class.ts";
import { type OpenState, usePopover } from "./use-popover.ts";

export type PopoverProps = ComponentProps<"div"> &
  OpenState & {
    /** The button that opens and closes it. */
    trigger: ReactElement;
    /** Names the panel. */
    label: string;
  };

/**
 * A non-modal panel next to its button, as a native `popover`. It opens before scripts run, closes on Escape and an
 * outside click, and returns focus. For questions use a `Dialog`.
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
