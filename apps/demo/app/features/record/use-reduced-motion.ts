import { useSyncExternalStore } from "react";

const reduced = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether the visitor prefers things not to move. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, () => reduced.matches);
}

function subscribe(onChange: () => void): () => void {
  reduced.addEventListener("change", onChange);
  return () => reduced.removeEventListener("change", onChange);
}
