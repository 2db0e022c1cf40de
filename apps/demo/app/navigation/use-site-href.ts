import { useLanguage } from "@voxlog/i18n";
import { readDevMode } from "@voxlog/tracking/browser";
import { addresses } from "../environment.ts";
import { siteHref } from "./site-href.ts";

/** Gives addresses of the marketing site in the language shown. */
export function useSiteHref(): (open?: "signup") => string {
  const language = useLanguage();
  return (open) =>
    siteHref({ site: addresses.site, language, devMode: readDevMode(), ...(open ? { open } : {}) });
}
