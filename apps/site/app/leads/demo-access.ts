const KEY = "voxlog.demoAccess";
/** Where storage is blocked, access lasts as long as the page. */
let grantedHere = false;

/** Whether this visitor sent the demo request before, in this browser. */
export function hasDemoAccess(): boolean {
  try {
    return grantedHere || localStorage.getItem(KEY) === "true";
  } catch {
    return grantedHere;
  }
}

/** Remembers that this visitor may go straight to the demo. */
export function grantDemoAccess(): void {
  grantedHere = true;
  try {
    localStorage.setItem(KEY, "true");
  } catch {
    // Blocked or full storage.
  }
}
