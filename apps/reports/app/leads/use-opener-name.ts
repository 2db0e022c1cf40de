import { openerName } from "@voxlog/product";
import { useTranslation } from "react-i18next";

/** Returns a function that names what opened a lead's form, in the current language. */
export function useOpenerName(): (id: string) => string {
  const { t } = useTranslation("staff");
  return (id) => openerName(id, (kind, plan) => t(($) => $.openers[kind], { plan }));
}
