import { startTransition, useEffect, useOptimistic } from "react";
import { type To, useLocation, useNavigate, useSearchParams } from "react-router";

/** The dialogs that an address can open. */
const DIALOGS = ["signup", "demo"] as const;

export type DialogName = (typeof DIALOGS)[number];

const PARAMETER = "open";

/** State of a history entry that opened a dialog from a page of ours, so that closing can go back. */
const OPENED_HERE = { openedHere: true };

/** The query of this page that opens a dialog over it. */
export function useDialogSearch(dialog: DialogName): string {
  const [parameters] = useSearchParams();
  const search = new URLSearchParams(parameters);
  search.set(PARAMETER, dialog);
  return `?${search}`;
}

let showAhead: (dialog: DialogName) => void = () => {};

/** Opens a dialog by the address, over what stays of the page. */
export function useOpenByAddress(): (to: To, dialog: DialogName) => void {
  const navigate = useNavigate();
  return (to, dialog) =>
    // The dialog first: what else of the page follows the address takes a slow phone 30 ms.
    startTransition(() => {
      showAhead(dialog);
      void navigate(to, { state: OPENED_HERE });
    });
}

/** Which dialog is open by the address, or about to be, and how to close it: the same way the back button does. */
export function useOpenDialog(): { dialog: DialogName | undefined; close: () => void } {
  const [parameters] = useSearchParams();
  const { state, pathname, hash } = useLocation();
  const navigate = useNavigate();
  function close(): void {
    if (state?.openedHere) return void navigate(-1);
    const rest = new URLSearchParams(parameters);
    rest.delete(PARAMETER);
    void navigate({ pathname, search: rest.toString(), hash }, { replace: true });
  }
  const [dialog, show] = useOptimistic(DIALOGS.find((name) => name === parameters.get(PARAMETER)));
  useEffect(() => {
    showAhead = show;
  }, [show]);
  return { dialog, close };
}
