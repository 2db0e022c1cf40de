import { useCallback, useEffect, useRef, useState } from "react";

/**
 * Returns whether a dialog is open. It has its own history entry, so that the back button closes it. The router doesn't
 * know of the entry: it would render every link of the page again, which takes a slow phone 60 ms.
 */
export function useDialogEntry() {
  const [open, setOpen] = useState(false);
  const depth = useRef(0);
  /** Closes the dialog, whose history entry the next address replaces. */
  const leave = useCallback(() => setOpen(false), []);
  useEffect(() => {
    // Going back from a dialog within this one leaves this one open.
    const follow = ({ state }: PopStateEvent) => dialogsIn(state) < depth.current && leave();
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [leave]);
  function change(wanted: boolean): void {
    if (wanted === open) return;
    setOpen(wanted);
    if (wanted) {
      depth.current = dialogsIn(history.state) + 1;
      history.pushState({ ...history.state, dialogs: depth.current }, "");
    } else history.back();
  }
  return { open, setOpen: change, leave };
}

/** Calls a function that may change the address, once the history entry of a dialog that closes has been left. */
export function afterDialog(act: () => void): void {
  if (dialogsIn(history.state) > 0) addEventListener("popstate", act, { once: true });
  else act();
}

/** Returns how many dialogs are open at a history entry. */
const dialogsIn = (state: { dialogs?: number } | null): number => state?.dialogs ?? 0;
