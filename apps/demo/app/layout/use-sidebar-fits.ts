import { mediaQuery } from "./media-query.ts";

/** Whether the screen is wide enough for the sidebar, Tailwind's `lg`; on others its content is in a menu. */
export const useSidebarFits = mediaQuery("(width >= 64rem)");
