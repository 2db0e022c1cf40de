/**
 * The colour of a browser's bar and of an installed app's window: the token `purple-700`, for both schemes. A meta
 * element and a manifest cannot read tokens, so it stands here as well; the theme's test compares them.
 */
export const themeColor = "#612bbd";

/** What an installed app shows before its first page is there: the token `surface` of the light scheme. */
export const launchColor = "#ffffff";

/**
 * The browsers whose CSS the theme is written in: those with `light-dark()` and `@property`. An app gives it to Vite as
 * `build.cssTarget`; for older ones the minifier would settle every colour at the root of the page, and a part of it
 * could not have a scheme of its own. Without `@property`, which Firefox has had since 128, Tailwind's variables need
 * values on every element, which an app may then leave out.
 *
 * @see https://caniuse.com/mdn-css_types_color_light-dark
 * @see https://caniuse.com/mdn-css_at-rules_property
 */
export const cssTarget = ["chrome123", "edge123", "firefox128", "safari17.5"];
