/**
 * The apps' target browsers: those with `@property`. As Vite's `build.cssTarget` it avoids fallback values of
 * Tailwind's variables on every element.
 *
 * @see https://caniuse.com/mdn-css_at-rules_property
 */
export const cssTarget = ["chrome123", "edge123", "firefox128", "safari17.5"];
