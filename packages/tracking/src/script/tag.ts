/** What a script tag's attributes say of what to track, and where it goes. */
export function readTag() {
  const {
    api = "",
    set: name = "site",
    product = name,
    prefix = `${name}_`,
    hash,
  } = document.currentScript?.dataset ?? {};
  return {
    api,
    name,
    product,
    storageName: product === name ? name : `${product}.${name}`,
    collections: {
      sessions: `${prefix}sessions`,
      page_visits: `${prefix}page_visits`,
      events: `${prefix}events`,
    },
    hash,
  };
}

/** Returns the page's language, of "nl-NL" the part that sets declare. */
export const pageLanguage = (): string => document.documentElement.lang.replace(/-.*/, "");

/** Without its language, which the server rejects if the set doesn't have it. */
export const withoutLanguage = (payload: string): string => payload.replace(/("language":")[^"]*/g, "$1");

/** Calls `show` with the path of the page, and of those that it shows by its history, or in its hash if that is tracked. */
export function watchPath(hash: string | undefined, show: (path: string) => void): void {
  const look = () => {
    const route = hash !== undefined && /^#(\/.*)/.exec(location.hash)?.[1];
    show(route || location.pathname);
  };
  const { pushState } = history;
  history.pushState = (...state) => {
    pushState.apply(history, state);
    look();
  };
  addEventListener("popstate", look);
  look();
}
