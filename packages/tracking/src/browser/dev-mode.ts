import { takeDevMode } from "../core/dev-mode-address.ts";
import { savedValue } from "../core/saved-value.ts";

const flag = savedValue(
  "voxlog.dev-mode",
  (value): value is boolean => typeof value === "boolean",
  () => localStorage,
);

/** Whether this browser is a developer's. Without storage it holds for the page load. */
export function readDevMode(): boolean {
  return flag.get() === true;
}

/** Remembers in this browser whether it is a developer's. */
export function writeDevMode(devMode: boolean): void {
  flag.set(devMode || undefined);
}

/** Takes `?dev=1` or `?dev=0` from the page's address into the flag, and shows the address without. */
export function takeDevModeFromAddress(): void {
  const { devMode, address } = takeDevMode(location.href);
  if (devMode === undefined) return;
  writeDevMode(devMode);
  history.replaceState(history.state, "", address);
}
