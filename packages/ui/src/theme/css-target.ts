/**
 * The browsers whose CSS the theme is written in: those with `light-dark()`. An app gives it to Vite as
 * `build.cssTarget`; for older ones the minifier would settle every colour at the root of the page, and a part
 * of it could not have a scheme of its own.
 *
 * @see https://caniuse.com/mdn-css_types_color_light-dark
 */
export const cssTarget = ["chrome123", "edge123", "firefox120", "safari17.5"];
