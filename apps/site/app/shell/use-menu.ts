import { type RefObject, useEffect, useRef, useState } from "react";

/** The folded menu of small screens. */
export type Menu = {
  open: boolean;
  toggle: () => void;
  close: () => void;
  /** Lays out what is in it, ahead of the press that shows it: browsers do so when it is measured, and keep it. */
  prepare: () => void;
  /** What counts as inside: a press elsewhere closes the menu. */
  ref: RefObject<HTMLElement | null>;
  buttonRef: RefObject<HTMLButtonElement | null>;
  contentRef: RefObject<HTMLDivElement | null>;
};

/** Opens and closes the menu: by its button, by Escape (focus goes back to the button), by a press outside. */
export function useMenu(): Menu {
  const [open, setOpen] = useState(false);
  const ref = useRef<HTMLElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      buttonRef.current?.focus();
    };
    const onPress = (event: PointerEvent) => {
      if (!ref.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPress);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPress);
    };
  }, [open]);
  return {
    open,
    toggle: () => setOpen((now) => !now),
    close: () => setOpen(false),
    prepare: () => contentRef.current?.getBoundingClientRect(),
    ref,
    buttonRef,
    contentRef,
  };
}
