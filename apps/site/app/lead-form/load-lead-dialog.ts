/** Fetches the dialogs' code. */
export const loadLeadDialog = () => import("./open-lead-dialog.tsx");

/** Handlers for what opens a dialog: by the time it is pressed, the dialog is here. */
export const preloadHandlers = {
  onPointerEnter: preloadLeadDialog,
  onFocus: preloadLeadDialog,
  onTouchStart: preloadLeadDialog,
};

/** Fetches the dialogs' code ahead of need. */
export function preloadLeadDialog(): void {
  loadLeadDialog().catch(() => {}); // The press itself tries again, and tells.
}
