import { readStored, writeStored } from "@voxlog/browser/storage";

const KEY = "voxlog.demoAccess";
/** Where storage is blocked, access lasts as long as the page. */
let grantedHere = false;

/** Whether this visitor sent the demo request before, in this browser. */
export function hasDemoAccess(): boolean {
  return grantedHere || readStored(KEY) === "true";
}

/** Remembers that this visitor may go straight to the demo. */
export function grantDemoAccess(): void {
  grantedHere = true;
  writeStored(KEY, "true");
}
