import { createStore, useStore } from "@voxlog/browser/store";

const read = () => location.pathname + location.search + location.hash;

const address = createStore(read());
for (const event of ["popstate", "hashchange"]) addEventListener(event, () => address.set(read()));

/** The path, the query and the fragment of the address; the component follows them. */
export function useAddress(): URL {
  return new URL(useStore(address), location.origin);
}

/**
 * Goes to an address of the reports.
 *
 * @param how whether the back button leads to where one was; what is typed letter by letter replaces.
 */
export function goTo(to: string, how: "push" | "replace" = "push"): void {
  if (how === "push") history.pushState(null, "", to);
  else history.replaceState(null, "", to);
  address.set(read());
}
