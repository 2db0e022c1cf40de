import { useSyncExternalStore } from "react";

/** Tailwind's `md`. */
const wide = matchMedia("(width >= 48rem)");

/** Whether the screen is wide enough for a table. */
export function useTableFits(): boolean {
  return useSyncExternalStore(subscribe, () => wide.matches);
}

function subscribe(onChange: () => void): () => void {
  wide.addEventListener("change", onChange);
  return () => wide.removeEventListener("change", onChange);
}
