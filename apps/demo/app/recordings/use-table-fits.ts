import { mediaQuery } from "../layout/media-query.ts";

/** Whether the screen is wide enough for a table: Tailwind's `md`. */
export const useTableFits = mediaQuery("(width >= 48rem)");
