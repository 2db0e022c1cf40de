/**
 * The browsers that our apps' styles are written for: those with `@property`. An app that gives it to Vite as
 * `build.cssTarget` spares the values that Tailwind's variables otherwise need on every element.
 *
 * @see https://caniuse.com/mdn-css_at-rules_property
 */
export const cssTarget = ["chrome123", "edge123", "firefox128", "safari17.5"];
