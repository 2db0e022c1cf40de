import { useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";

/** The dialogs that an address can open. */
const DIALOGS = ["signup", "demo"] as const;

export type DialogName = (typeof DIALOGS)[number];

const PARAMETER = "open";

/** State of a history entry that opened a dialog from a page of ours, so that closing can go back. */
export const OPENED_HERE = { openedHere: true };

/** The query of this page that opens a dialog over it. */
export function useDialogSearch(dialog: DialogName): string {
  const [parameters] = useSearchParams();
  const search = new URLSearchParams(parameters);
  search.set(PARAMETER, dialog);
  return `?${search}`;
}

/** Which dialog is open by the address, and how to close it: the same way the back button does. */
export function useOpenDialog(): { dialog: DialogName | undefined; close: () => void } {
  const [parameters] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const closedAt = useRef<typeof location>(null);
  function close(): void {
    if (closedAt.current === location) return; // A second click, before the browser has gone back: one step is enough.
    closedAt.current = location;
    if (location.state?.openedHere) return void navigate(-1);
    const { pathname, hash } = location;
    const rest = new URLSearchParams(parameters);
    rest.delete(PARAMETER);
    void navigate({ pathname, search: rest.toString(), hash }, { replace: true });
  }
  return { dialog: DIALOGS.find((name) => name === parameters.get(PARAMETER)), close };
}
