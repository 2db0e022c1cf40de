/** Fetches the dialogs' code, or starts to when a press becomes likely. */
export const loadLeadDialog = () => import("./open-lead-dialog.tsx");

/** Handlers for what opens a dialog: by the time it is pressed, the dialog is here. */
export const preloadHandlers = { onPointerEnter: preload, onFocus: preload, onTouchStart: preload };

function preload(): void {
  loadLeadDialog().catch(() => {}); // The press itself tries again, and tells.
}
