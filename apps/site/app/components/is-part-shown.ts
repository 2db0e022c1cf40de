import { type ConfirmablePart, isShown } from "@voxlog/product";
import { useTranslation } from "react-i18next";

export const isPublicBuild = import.meta.env.VITE_LAUNCH === "true";

/** Whether this build shows a part of the site: a public one leaves out what its owner hasn't confirmed. */
export const isPartShown = (part: ConfirmablePart): boolean => isShown(part, isPublicBuild);

/** Returns a function that labels a fact of a part as a sample, if the owner hasn't confirmed that part. */
export function useSampleLabel() {
  const { t } = useTranslation("site");
  return (part: ConfirmablePart, fact: string): string =>
    isShown(part, true) ? fact : t(($) => $.shell.sample, { fact });
}
