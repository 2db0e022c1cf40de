import { type ToggleEvent, useEffect, useReducer, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** Whether something is open: kept by its owner (`open`) or by itself (`defaultOpen`). */
export type OpenState = {
  /** Whether it is open, if its owner keeps that. */
  open?: boolean | undefined;
  /**
   * Whether it is open at first.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
};

/**
 * Connects React's state to the browser's own `popover`, which also opens and closes by itself: by its button, by Escape and
 * by a click elsewhere.
 *
 * @returns whether it is open, its ref, and the handlers of its element.
 */
export function usePopover({ open, defaultOpen = false, onOpenChange }: OpenState) {
  const ref = useRef<HTMLDivElement>(null);
  const [kept, setKept] = useState(defaultOpen);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const isOpen = open ?? kept;
  /** Between the browser's two events of one change. */
  const isChanging = useRef(false);

  // After every render: the owner may keep it open, or closed, against the browser's wish.
  useEffect(() => {
    if (ref.current && !isChanging.current && isOpen !== ref.current.matches(":popover-open"))
      ref.current.togglePopover(isOpen);
  });

  return {
    isOpen,
    ref,
    onBeforeToggle(event: ToggleEvent<HTMLDivElement>) {
      if (event.target !== ref.current) return;
      const isAsked = event.newState === "open" && !isOpen;
      if (isAsked && open === false) event.preventDefault();
      else isChanging.current = true;
      // Its content is there before it opens, which gives it focus, and until it has closed, which gives it back.
      if (isAsked && open === undefined) flushSync(() => setKept(true));
      if (isAsked) onOpenChange?.(true);
    },
    onToggle(event: ToggleEvent<HTMLDivElement>) {
      if (event.target !== ref.current) return;
      isChanging.current = false;
      renderAgain();
      if (event.newState !== "closed" || !isOpen) return;
      setKept(false);
      onOpenChange?.(false);
    },
  };
}
