import { isShown, type OwnersPart } from "@voxlog/product";

/** Whether this build shows a part of the site: a public one leaves out what its owner hasn't confirmed. */
export const shows = (part: OwnersPart): boolean => isShown(part, import.meta.env.VITE_LAUNCH === "true");
