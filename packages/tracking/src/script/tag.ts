import { MAX_CHARACTERS } from "../core/fields.ts";

/** The script tag's attributes, which it has only while it runs. */
export const {
  api = "",
  set: name = "site",
  product = name,
  prefix = `${name}_`,
  hash,
}: DOMStringMap = document.currentScript?.dataset ?? {};
export const storageName: string = product === name ? name : `${product}.${name}`;
export const collections = {
  sessions: `${prefix}sessions`,
  page_visits: `${prefix}page_visits`,
  events: `${prefix}events`,
};

/** Returns the page's language without its region, as sets declare it. */
export const pageLanguage = (): string => document.documentElement.lang.replace(/-.*/, "");

/** Removes the language, which the server rejects if the set doesn't have it. */
export const withoutLanguage = (body: string): string => body.replace(/("language":")[^"]*/g, "$1");

/** Truncates a text that the server may reject. Half a character would be rejected too. */
export const cut = (text: string): string => text.slice(0, MAX_CHARACTERS).toWellFormed();

/** Calls `show` with the page's path now and on history changes, and on hash changes if tracked. */
export function watchPath(show: (path: string) => void): void {
  // The path of a page that was saved to disk names its owner's folders.
  if (location.protocol === "file:") return;
  const check = () => {
    const route = hash !== undefined && /^#(\/.*)/.exec(location.hash)?.[1];
    show(route || location.pathname);
  };
  for (const name of ["pushState", "replaceState"] as const) {
    const change = history[name];
    history[name] = (...state) => {
      change.apply(history, state);
      check();
    };
  }
  addEventListener("popstate", check);
  check();
}
