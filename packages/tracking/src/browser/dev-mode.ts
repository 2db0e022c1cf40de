import { takeDevMode } from "../core/dev-mode-address.ts";
import { savedValue } from "../core/saved-value.ts";
import { browserEnvironment } from "./environment.ts";

const flag = savedValue("voxlog.dev-mode", (value): value is boolean => typeof value === "boolean");
let opened = false;

/** Whether this browser is a developer's. Without storage it holds for the page load. */
export function readDevMode(): boolean {
  return openFlag().get() === true;
}

/** Remembers in this browser whether it is a developer's. */
export function writeDevMode(devMode: boolean): void {
  if (devMode) openFlag().set(true);
  else openFlag().clear();
}

/** Takes `?dev=1` or `?dev=0` from the page's address into the flag, and shows the address without. */
export function takeDevModeFromAddress(): void {
  const { devMode, address } = takeDevMode(location.href);
  if (devMode === undefined) return;
  writeDevMode(devMode);
  history.replaceState(history.state, "", address);
}

/** Storage is touched at the first use and not at import. */
function openFlag() {
  if (!opened) flag.moveTo(browserEnvironment().localStorage);
  opened = true;
  return flag;
}
