import { defaultLanguage, type Language, useLanguage } from "@voxlog/texts";
import { devMode } from "@voxlog/tracked-sets/product";
import { addresses } from "./environment.ts";

type SiteLink = {
  /** The site's origin, or an empty string if it is the demo's. */
  site: string;
  language: Language;
  /** Whether dev mode was turned on or off. */
  dev?: "1" | "0";
  open?: "signup";
  /** Initial values of the form's fields. */
  company?: string;
  crm?: string;
};

/** Returns a function that builds addresses of the marketing site in the current language. */
export function useSiteHref(): (link?: Pick<SiteLink, "open" | "company" | "crm">) => string {
  const language = useLanguage();
  return (link) => siteHref({ site: addresses.site, language, ...devMode.inLinks(), ...link });
}

/**
 * Returns an address of the marketing site.
 *
 * A site on another origin can't read this origin's storage, so the link has the language and dev mode; the site
 * removes them from the address.
 *
 * @example siteHref({ site: "", language: "en", open: "signup" }) ⇒ "/en?open=signup&about=demo"
 */
export function siteHref({ site, language, dev, open, company, crm }: SiteLink): string {
  const query = new URLSearchParams();
  if (open) {
    query.set("open", open);
    query.set("about", "demo"); // The source of the lead.
  }
  if (company) query.set("company", company);
  if (crm) query.set("crm", crm);
  if (site) {
    query.set("lang", language);
    if (dev) query.set("dev", dev);
  }
  const path = language === defaultLanguage ? "/" : `/${language}`;
  return `${site}${path}${query.size > 0 ? `?${query}` : ""}`;
}
