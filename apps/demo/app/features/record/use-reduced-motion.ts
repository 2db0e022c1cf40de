import { mediaQuery } from "../../layout/media-query.ts";

/** Whether the visitor prefers things not to move. */
export const useReducedMotion = mediaQuery("(prefers-reduced-motion: reduce)");
