/** Whether the screen is wide enough for a table: Tailwind's `md`. */
export const TABLE_FITS = "(width >= 48rem)";

/** Whether the screen is wide enough for the sidebar: Tailwind's `lg`. */
export const SIDEBAR_FITS = "(width >= 64rem)";

/** The media queries by which parts of a screen come and go, each of which holds only where the one before does. */
export const breakpoints: readonly string[] = [TABLE_FITS, SIDEBAR_FITS];
