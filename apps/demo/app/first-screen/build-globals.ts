import { SIDEBAR_QUERY } from "../components/breakpoints.ts";

let isWide = false;

/** The browser globals that the app needs while the build renders it. Imported before the app. */
const globals = {
  matchMedia: (query: string) => ({ matches: isWide && query === SIDEBAR_QUERY }),
  localStorage: undefined, // Node's own logs a warning.
};
for (const [name, value] of Object.entries(globals)) {
  Object.defineProperty(globalThis, name, { value, configurable: true });
}

/** Sets whether the screen has room for the sidebar. */
export function setWide(wide: boolean): void {
  isWide = wide;
}
