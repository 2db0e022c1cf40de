import { type ConfirmablePart, isShown } from "@voxlog/product";

/** Whether this build shows a part of the site: a public one leaves out what its owner hasn't confirmed. */
export const isPartShown = (part: ConfirmablePart): boolean =>
  isShown(part, import.meta.env.VITE_LAUNCH === "true");
