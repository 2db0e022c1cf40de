import { useSyncExternalStore } from "react";
import type { OpenLeadDialog } from "./open-lead-dialog.tsx";

let loaded: typeof OpenLeadDialog | undefined;
const listeners = new Set<() => void>();

/** Fetches the dialogs' code. What failed is tried again the next time. */
export async function loadLeadDialog(): Promise<void> {
  if (loaded) return;
  loaded = (await import("./open-lead-dialog.tsx")).OpenLeadDialog;
  for (const notify of listeners) notify();
}

/** Fetches the dialogs' code ahead of the click that opens one, which tries again if that failed, and tells. */
export function prefetchLeadDialog(): void {
  loadLeadDialog().catch(() => {});
}

/** The dialogs, once their code is here. */
export function useLoadedLeadDialog(): typeof OpenLeadDialog | undefined {
  // Hydration may begin with it: dialogs are no part of the page as it came.
  return useSyncExternalStore(subscribe, getLoaded, getLoaded);
}

const getLoaded = () => loaded;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
