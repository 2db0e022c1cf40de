/** Whether the screen is wide enough for the sidebar: Tailwind's `lg`. */
export const SIDEBAR_FITS = "(width >= 64rem)";

/** The media queries by which parts of the dashboard come and go, each of which holds only where the one before does. */
export const breakpoints: readonly string[] = [SIDEBAR_FITS];
