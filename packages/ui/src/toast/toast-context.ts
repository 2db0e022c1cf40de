import { createContext, use } from "react";

/** What can be done about a message, such as taking back what it reports. */
export type ToastAction = {
  label: string;
  /** The message goes by itself. */
  onClick: () => void;
};

export type ToastOptions = {
  /**
   * Milliseconds that it stays; less than 6000 is taken as 6000.
   * @default 6000
   */
  duration?: number;
  action?: ToastAction;
  /**
   * What the message is about.
   * @default "success"
   */
  tone?: "danger" | "info" | "success";
};

/** Shows a message and announces it. */
export type ShowToast = (message: string, options?: ToastOptions) => void;

export const ToastContext = createContext<ShowToast | undefined>(undefined);

/**
 * The function that shows a toast.
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
