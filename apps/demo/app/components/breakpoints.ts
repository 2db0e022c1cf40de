/** Whether the screen is wide enough for the sidebar: Tailwind's `lg`. */
export const SIDEBAR_QUERY = "(width >= 64rem)";
