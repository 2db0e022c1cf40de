import { TABLE_FITS } from "../layout/breakpoints.ts";
import { mediaQuery } from "../layout/media-query.ts";

/** Whether the screen is wide enough for a table; on others recordings are cards. */
export const useTableFits = mediaQuery(TABLE_FITS);
