/** Whether the screen is wide enough for the sidebar: Tailwind's `lg`. */
export const SIDEBAR_QUERY = "(width >= 64rem)";

/** Media queries for parts of the dashboard. Each one implies the previous one. */
export const breakpoints: readonly string[] = [SIDEBAR_QUERY];
