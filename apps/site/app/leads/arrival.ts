import { readStored, removeStored, writeStored } from "@voxlog/browser/storage";

/*
 * How a visitor arrived in this tab, for the lead that they may send later. It stays in the tab, and a visitor who doesn't
 * want to be counted has none.
 */

const KEY = "voxlog.arrival";

/** The address of the tab's first page, and the page that linked to it. */
export type Arrival = { address: string; referrer: string };

function isWanted(): boolean {
  // https://w3c.github.io/gpc/
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  return !globalPrivacyControl && readStored("voxlog.opt-out") === null;
}

const here = (): string => `${location.href} ${document.referrer}`;

/** Remembers the tab's first page. Runs on every page, before it may lead on to another. */
export function keepArrival(): void {
  if (isWanted() && readStored(KEY, "sessionStorage") === null) writeStored(KEY, here(), "sessionStorage");
}

/** Returns how the visitor arrived; this page, where the tab remembers nothing. */
export function readArrival(): Arrival | undefined {
  if (!isWanted()) return undefined;
  const [address = "", referrer = ""] = (readStored(KEY, "sessionStorage") ?? here()).split(" ");
  return { address, referrer };
}

/** Forgets it, for a visitor who doesn't want to be counted. */
export function forgetArrival(): void {
  removeStored(KEY, "sessionStorage");
}
