import type { OpenLeadDialog } from "./open-lead-dialog.tsx";

let loaded: typeof OpenLeadDialog | undefined;

/** Fetches the dialogs' code. What failed is tried again the next time. */
export async function loadLeadDialog(): Promise<typeof OpenLeadDialog> {
  loaded ??= (await import("./open-lead-dialog.tsx")).OpenLeadDialog;
  return loaded;
}

/** The dialogs, where their code has arrived before they were asked for. */
export const loadedLeadDialog = (): typeof OpenLeadDialog | undefined => loaded;

/** Fetches the dialogs' code ahead of need. */
export function preloadLeadDialog(): void {
  loadLeadDialog().catch(() => {}); // The press itself tries again, and tells.
}

/** Handlers for what opens a dialog: by the time it is pressed, the dialog is here. */
export const preloadHandlers = {
  onPointerEnter: preloadLeadDialog,
  onFocus: preloadLeadDialog,
  onTouchStart: preloadLeadDialog,
};
