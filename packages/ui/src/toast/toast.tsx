"use client";

import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { rootOf } from "../modal/focus-return.ts";
import { useText } from "../texts-context.ts";
import { type Toast, ToastCard } from "./toast-card.tsx";
import { type ShowToast, ToastContext } from "./toast-context.ts";

export { type ShowToast, type ToastAction, type ToastOptions, useToast } from "./toast-context.ts";

/** Minimum time in ms to read a sentence. */
const MIN_DURATION = 6000;

/** More would cover the visitor's work. */
const MAX_SHOWN = 3;

export type ToastProviderProps = {
  /**
   * Name of the live region.
   * @default the provider's text
   */
  label?: string | undefined;
  /**
   * Name of a message's close button.
   * @default the provider's text
   */
  closeLabel?: string | undefined;
  children: ReactNode;
};

/**
 * Messages about completed actions, on top of the screen. The live region exists from the start: one that appears with
 * its message isn't announced.
 */
export function ToastProvider({ label, closeLabel, children }: ToastProviderProps) {
  const region = useText("notifications", label);
  const closeText = useText("close", closeLabel);
  const [toasts, setToasts] = useState<readonly (Toast & { id: number })[]>([]);
  const lastId = useRef(0);
  const list = useRef<HTMLOListElement>(null);
  const isAtTop = useIsAtTop(list, toasts.length);

  const close = useCallback((id: number): void => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);

  const show = useCallback<ShowToast>(
    (message, { duration = MIN_DURATION, action, signal, tone = "success" } = {}) => {
      if (signal?.aborted) return;
      lastId.current += 1;
      const id = lastId.current;
      const toast = { id, message, duration: Math.max(duration, MIN_DURATION), action, tone };
      // A repeated message replaces the earlier one: failing clicks are often repeated.
      setToasts((shown) => [...shown.filter((each) => each.message !== message), toast].slice(-MAX_SHOWN));
      signal?.addEventListener("abort", () => close(id), { once: true });
    },
    [close],
  );

  return (
    <ToastContext value={show}>
      {children}
      <div
        role="status"
        aria-label={region}
        aria-live="polite"
        ref={keepPressesInside}
        data-at-top={isAtTop || undefined}
        // On phones dialogs are at the bottom and must stay reachable.
        className="kit:pointer-events-none kit:print:hidden kit:fixed kit:inset-x-0 kit:bottom-0 kit:z-toast kit:p-4 kit:data-at-top:inset-[0_0_auto] kit:max-sm:[html:has([role=alertdialog][data-modal-open])_&]:inset-[0_0_auto] kit:sm:p-6"
      >
        <ol ref={list} className="kit:flex kit:flex-col kit:items-center kit:gap-2 kit:sm:items-end">
          {toasts.map((toast) => (
            <ToastCard key={toast.id} toast={toast} closeLabel={closeText} onClose={() => close(toast.id)} />
          ))}
        </ol>
      </div>
    </ToastContext>
  );
}

/** Returns whether messages are at the upper edge. They change edges whenever they would cover the focused control. */
function useIsAtTop(list: RefObject<HTMLElement | null>, count: number): boolean {
  const [isAtTop, setAtTop] = useState(false);
  useEffect(() => {
    const root = list.current && rootOf(list.current);
    if (count === 0 || !root) return setAtTop(false);
    const check = () => {
      const inUse = root.activeElement;
      // A container with focus, such as a dialog, isn't a control.
      if (!inUse?.matches("a, button, input, select, textarea, summary") || list.current?.contains(inUse))
        return;
      const [covered, covering] = [inUse.getBoundingClientRect(), list.current?.getBoundingClientRect()];
      const isCovered =
        covering &&
        covered.bottom > covering.top &&
        covered.right > covering.left &&
        covered.left < covering.right;
      if (isCovered && covered.top < covering.bottom) setAtTop((before) => !before);
    };
    check();
    root.addEventListener("focusin", check);
    return () => root.removeEventListener("focusin", check);
  }, [list, count]);
  return isAtTop;
}

/**
 * A dialog listens on the document for outside presses, and would close on a press on a toast above it. React's own
 * listener is too late when React hydrates the document.
 */
function keepPressesInside(region: HTMLElement | null): void {
  region?.addEventListener("pointerdown", stopPropagation);
}

function stopPropagation(event: Event): void {
  event.stopPropagation();
}
