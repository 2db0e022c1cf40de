import { type ToggleEvent, useEffect, useReducer, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** The open state: controlled (`open`) or not (`defaultOpen`). */
export type OpenState = {
  /** Whether it is open, if controlled. */
  open?: boolean | undefined;
  /**
   * Whether it is initially open.
   *
   * @default false
   */
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
};

/**
 * Connects React's state to a native `popover`, which also opens and closes by its button, Escape and outside clicks.
 *
 * @returns whether it is open, its ref, and the element's handlers.
 */
export function usePopover({ open, defaultOpen = false, onOpenChange }: OpenState) {
  const ref = useRef<HTMLDivElement>(null);
  const [kept, setKept] = useState(defaultOpen);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const isOpen = open ?? kept;
  /** Between the browser's two events of one change. */
  const isChanging = useRef(false);

  // After every render: the owner may override the browser.
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
      // Its content must exist before it opens and gets focus, and until it has closed and returned focus.
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
