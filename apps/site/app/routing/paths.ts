import { defaultLanguage, type Language, languages } from "@voxlog/i18n";

/** The site's views, each with its path in the default language. */
const paths = {
  home: "/",
  features: "/features",
  pricing: "/pricing",
  dashboard: "/dashboard",
  privacy: "/privacy",
  terms: "/terms",
  security: "/security",
} as const;

export type View = keyof typeof paths;

const views = Object.keys(paths) as View[];

/** The views that are pages of their own. The dashboard's only leads on, to the demo or to its form. */
export const pages = views.filter((view) => view !== "dashboard");

const prefix = (language: Language) => (language === defaultLanguage ? "" : `/${language}`);

/**
 * A view's address in a language.
 *
 * @example viewPath("pricing", "en") ⇒ "/en/pricing"
 */
export function viewPath(view: View, language: Language): string {
  return `${prefix(language)}${paths[view]}`.replace(/(.)\/$/, "$1");
}

/**
 * The language that an address is in.
 *
 * @example languageOf("/en/pricing") ⇒ "en"
 */
export function languageOf(pathname: string): Language {
  return languages.find((language) => language === pathname.split("/")[1]) ?? defaultLanguage;
}

/** The view at an address, or none when there is no such page. */
export function viewOf(pathname: string): View | undefined {
  const trimmed = pathname.replace(/(.)\/+$/, "$1");
  const language = languageOf(pathname);
  return views.find((view) => viewPath(view, language) === trimmed);
}

/** The path of a view apart from its language, as it is tracked. Of unknown ones, which may hold personal data, `/404`. */
export function trackedPath(pathname: string): string {
  const view = viewOf(pathname);
  return view ? paths[view] : "/404";
}

/** All addresses that are rendered at build time. */
export function prerenderedPaths(): string[] {
  return languages.flatMap((language) => views.map((view) => viewPath(view, language)));
}

/** Addresses that lead on to a view's own: home by its name. */
export function aliases(): { from: string; to: string }[] {
  return languages.map((language) => ({ from: `${prefix(language)}/home`, to: viewPath("home", language) }));
}

/** Addresses without a view, one per language, whose pages the server gives for all unknown ones. */
export function notFoundPaths(): string[] {
  return languages.map((language) => `${prefix(language)}/404`);
}
