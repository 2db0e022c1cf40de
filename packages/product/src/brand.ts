/** The brand's color, for buttons; the theme derives from it. */
export const brandColor = "#7639e2";

/* The theme's colors for places without style sheets. Like theme.css they derive from the color above: `pnpm --filter
   @voxlog/e2e theme` writes theme.css and the apps' icons, and a test compares all of them. */

/** Color of the browser's bar and of an installed app's. */
export const themeColor = "#612bbd";

/** Background of an installed app until its first page shows. */
export const launchColor = "#ffffff";
