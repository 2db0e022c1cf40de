import { breakpoints } from "../components/breakpoints.ts";

let fits = 0;

/** The browser globals that the app needs while the build renders it. Imported before the app. */
const globals = {
  matchMedia: (query: string) => ({
    get matches() {
      return breakpoints.indexOf(query) < fits;
    },
  }),
  localStorage: undefined, // Node's own logs a warning.
};
for (const [name, value] of Object.entries(globals)) {
  Object.defineProperty(globalThis, name, { value, configurable: true });
}

/** Sets the count of breakpoints that match, from the first. */
export function setWidth(breakpointsThatFit: number): void {
  fits = breakpointsThatFit;
}
