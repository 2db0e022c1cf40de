import { type RefObject, useEffect, useRef, useState } from "react";

/** The folded menu of small screens. */
export type Menu = {
  open: boolean;
  toggle: () => void;
  close: () => void;
  /** What counts as inside: a click elsewhere closes the menu. */
  ref: RefObject<HTMLElement | null>;
  buttonRef: RefObject<HTMLButtonElement | null>;
};

/** Opens and closes the menu: by its button, by Escape (focus goes back to the button), by a click outside. */
export function useMenu(): Menu {
  const [open, setOpen] = useState(false);
  const ref = useRef<HTMLElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      buttonRef.current?.focus();
    };
    const onPointerDown = (event: PointerEvent) => {
      if (!ref.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPointerDown);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPointerDown);
    };
  }, [open]);
  return {
    open,
    toggle: () => setOpen((now) => !now),
    close: () => setOpen(false),
    ref,
    buttonRef,
  };
}
