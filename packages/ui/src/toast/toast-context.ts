import { createContext, use } from "react";

/** An action on a message, such as undo. */
export type ToastAction = {
  label: string;
  /** The message closes by itself. */
  onClick: () => void;
};

export type ToastOptions = {
  /**
   * Duration in milliseconds, at least 6000.
   *
   * @default 6000
   */
  duration?: number | undefined;
  action?: ToastAction | undefined;
  /** Closes the message when it aborts, such as when there is nothing left to undo. */
  signal?: AbortSignal | undefined;
  tone?: "danger" | "info" | "success" | undefined;
};

/** Shows and announces a message. */
export type ShowToast = (message: string, options?: ToastOptions) => void;

export const ToastContext = createContext<ShowToast | undefined>(undefined);

/**
 * Returns the function that shows a toast.
 *
 * @throws Error outside a ToastProvider.
 */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) {
    throw new Error("useToast needs a ToastProvider. Wrap the app in one.");
  }
  return show;
}
