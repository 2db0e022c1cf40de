/**
 * The colour of a browser's bar and of an installed app's window: the token `purple-700`, for both schemes. A meta
 * element and a manifest cannot read tokens, so it stands here as well; the theme's test compares them.
 */
export const themeColor = "#612bbd";

/** What an installed app shows before its first page is there: the token `surface` of the light scheme. */
export const launchColor = "#ffffff";
