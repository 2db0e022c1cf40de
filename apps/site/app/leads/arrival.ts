import { readStored, removeStored, writeStored } from "@voxlog/browser/storage";

/* How a visitor arrived in this tab, for a later lead. Stored in the tab only, and not for visitors who opted out of
   tracking. */

const KEY = "voxlog.arrival";

/** The address of the tab's first page, and its referrer. */
export type Arrival = { address: string; referrer: string };

function isWanted(): boolean {
  // https://w3c.github.io/gpc/
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  return !globalPrivacyControl && readStored("voxlog.opt-out") === null;
}

const here = (): string => `${location.href} ${document.referrer}`;

/** Saves the tab's first page. Runs on every page, before it may redirect. */
export function saveArrival(): void {
  if (isWanted() && readStored(KEY, "sessionStorage") === null) writeStored(KEY, here(), "sessionStorage");
}

/** Returns how the visitor arrived; defaults to the current page. */
export function readArrival(): Arrival | undefined {
  if (!isWanted()) return undefined;
  const [address = "", referrer = ""] = (readStored(KEY, "sessionStorage") ?? here()).split(" ");
  return { address, referrer };
}

/** Removes it when a visitor opts out of tracking. */
export function forgetArrival(): void {
  removeStored(KEY, "sessionStorage");
}
