import { breakpoints } from "../components/breakpoints.ts";

let fits = 0;

/** What the app finds of a browser while the build renders it; imported before the app. */
const surroundings = {
  matchMedia: (query: string) => ({
    get matches() {
      return breakpoints.indexOf(query) < fits;
    },
  }),
  localStorage: undefined, // Node's own warns of itself.
};
for (const [name, value] of Object.entries(surroundings)) {
  Object.defineProperty(globalThis, name, { value, configurable: true });
}

/** Makes the screen as wide as the first so many of the breakpoints want it. */
export function setWidth(breakpointsThatFit: number): void {
  fits = breakpointsThatFit;
}
