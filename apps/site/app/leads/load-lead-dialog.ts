import { useSyncExternalStore } from "react";
import type { OpenLeadDialog } from "./open-lead-dialog.tsx";
import type { DialogName } from "./use-open-dialog.ts";

let loaded: typeof OpenLeadDialog | undefined;
let near: DialogName | undefined;
const listeners = new Set<() => void>();

function tell(): void {
  for (const hear of listeners) hear();
}

/** Fetches the dialogs' code. What failed is tried again the next time. */
export async function loadLeadDialog(): Promise<void> {
  if (loaded) return;
  loaded = (await import("./open-lead-dialog.tsx")).OpenLeadDialog;
  tell();
}

/** Fetches the dialogs' code ahead of need. */
export function preloadLeadDialog(): void {
  loadLeadDialog().catch(() => {}); // The press itself tries again, and tells.
}

/** Fetches the dialogs' code, and has that dialog rendered out of sight, ahead of the press that opens it. */
export function comeNear(dialog: DialogName): void {
  if (near !== dialog) {
    near = dialog;
    tell();
  }
  preloadLeadDialog();
}

/** The dialogs, once their code is here. */
export const useLoadedLeadDialog = (): typeof OpenLeadDialog | undefined => useNow(() => loaded);

/** The dialog whose link the visitor reached for last. */
export const useNearDialog = (): DialogName | undefined => useNow(() => near);

// Hydration may begin with it: dialogs are no part of the page as it came.
const useNow = <T>(get: () => T): T => useSyncExternalStore(subscribe, get, get);

function subscribe(hear: () => void): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}
