/** The color of the brand: that of its buttons, and what the theme is made of. */
export const brandColor = "#7639e2";

/*
 * The theme's colors where browsers read no style sheet. It follows from the color above, as theme.css
 * does: `pnpm --filter @voxlog/e2e theme` writes that, with the marks of the apps, and a test compares all of them.
 */

/** The color of a browser's bar, and of an installed app's. */
export const themeColor = "#612bbd";

/** What an installed app shows before its first page is there. */
export const launchColor = "#ffffff";
