import { createStore, useStore } from "@voxlog/browser/store";

const read = () => location.pathname + location.search + location.hash;

const address = createStore(read());
for (const event of ["popstate", "hashchange"]) addEventListener(event, () => address.set(read()));

/** Returns the path, query and fragment of the address, and follows changes. */
export function useAddress(): URL {
  return new URL(useStore(address), location.origin);
}

/**
 * Navigates within the reports.
 *
 * @param how whether the back button returns to the current address; a change per typed letter replaces it.
 */
export function goTo(to: string, how: "push" | "replace" = "push"): void {
  if (how === "push") history.pushState(null, "", to);
  else history.replaceState(null, "", to);
  address.set(read());
}
