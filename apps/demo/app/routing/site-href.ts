import { defaultLanguage, type Language, useLanguage } from "@voxlog/texts";
import { devMode } from "@voxlog/tracked-sets/product";
import { addresses } from "./environment.ts";

/** Gives addresses of the marketing site in the language shown. */
export function useSiteHref(): (open?: "signup", crm?: string) => string {
  const language = useLanguage();
  return (open, crm) =>
    siteHref({
      site: addresses.site,
      language,
      ...devMode.inLinks(),
      ...(open && { open }),
      ...(crm && { crm }),
    });
}

/**
 * The address of the marketing site in a language.
 *
 * A site on an origin of its own cannot read what this origin remembers, so the link carries the
 * language and dev mode along; the site takes them off again.
 *
 * @param site the site's origin, or an empty string when it shares the demo's.
 * @param crm what the form is to begin with.
 * @example siteHref({ site: "", language: "en", open: "signup" }) ⇒ "/en?open=signup&about=demo"
 */
export function siteHref({
  site,
  language,
  dev,
  open,
  crm,
}: {
  site: string;
  language: Language;
  /** Whether dev mode was turned on, or off again. */
  dev?: "1" | "0";
  /** A modal to open there. */
  open?: "signup";
  crm?: string;
}): string {
  const query = new URLSearchParams();
  if (open) {
    query.set("open", open);
    query.set("about", "demo"); // The button that opens the form, for the lead.
  }
  if (crm) query.set("crm", crm);
  if (site) {
    query.set("lang", language);
    if (dev) query.set("dev", dev);
  }
  const path = language === defaultLanguage ? "/" : `/${language}`;
  return `${site}${path}${query.size > 0 ? `?${query}` : ""}`;
}
