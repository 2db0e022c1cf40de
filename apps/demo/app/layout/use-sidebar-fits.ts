import { SIDEBAR_FITS } from "./breakpoints.ts";
import { mediaQuery } from "./media-query.ts";

/** Whether the screen is wide enough for the sidebar; on others its content is in a menu. */
export const useSidebarFits = mediaQuery(SIDEBAR_FITS);
