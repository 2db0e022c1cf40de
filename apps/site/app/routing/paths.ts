import {
  type DirectCrm,
  directCrms,
  formPages,
  type LocalizedPath,
  type SignupTopic,
  signupTopics,
} from "@voxlog/product";
import { defaultLanguage, type Language, languages, localizedPath } from "@voxlog/texts/languages";

const same = (path: string): LocalizedPath => [path, path];

const integrations: LocalizedPath = ["/integraties", "/integrations"];

/** The views that say what the product is used for. */
export const useCaseViews = ["uses/field-sales", "uses/account-management", "uses/service"] as const;

export type UseCaseView = (typeof useCaseViews)[number];

/** The view of what happens in a CRM. */
type CrmView = `integrations/${Lowercase<DirectCrm>}`;

/** @example crmView("HubSpot") ⇒ "integrations/hubspot" */
export const crmView = (crm: DirectCrm) => `integrations/${crm.toLowerCase()}` as CrmView;

/** The CRM that a view is about, if it is about one. */
export const crmOf = (view: View | undefined) => directCrms.find((crm) => crmView(crm) === view);

/** The views that the application shows and changes in place, each with its path. */
const shownPaths = {
  home: same("/"),
  features: same("/features"),
  pricing: same("/pricing"),
  dashboard: same("/dashboard"),
  privacy: same("/privacy"),
  terms: same("/terms"),
  security: same("/security"),
  "uses/field-sales": ["/toepassingen/buitendienst", "/uses/field-sales"],
  "uses/account-management": ["/toepassingen/accountmanagement", "/uses/account-management"],
  "uses/service": ["/toepassingen/service", "/uses/service"],
  calculator: ["/roi-berekenen", "/roi-calculator"],
  comparison: ["/vergelijken", "/compare"],
  integrations,
  ...(Object.fromEntries(
    directCrms.map((crm) => [crmView(crm), integrations.map((path) => `${path}/${crm.toLowerCase()}`)]),
  ) as unknown as Record<CrmView, LocalizedPath>),
} as const satisfies Record<string, LocalizedPath>;

/** The pages with a form, and those that thank for it: plain HTML that no application hydrates. */
const formPaths = {
  signup: formPages.signups.form,
  ...(Object.fromEntries(
    signupTopics.map((topic) => [
      `signup/${topic}`,
      formPages.signups.form.map((path) => `${path}/${topic}`),
    ]),
  ) as unknown as Record<`signup/${SignupTopic}`, LocalizedPath>),
  "signup-sent": formPages.signups.thanks,
  "demo-request": formPages.demo_requests.form,
  "demo-request-sent": formPages.demo_requests.thanks,
};

const paths: Record<HydratedView | FormView, LocalizedPath> = { ...shownPaths, ...formPaths };

export type HydratedView = keyof typeof shownPaths;
export type FormView = keyof typeof formPaths;
/** A page that people search for. */
export type TopicView = (typeof topics)[number] | CrmView;
export type View = HydratedView | FormView;

const views = Object.keys(paths) as View[];

/** Whether a view is a page with a form, or one that thanks for it. */
export const isFormView = (view: View | undefined): view is FormView =>
  view !== undefined && view in formPaths;

/** The views that people search for, without one for each CRM. */
export const topics = ["integrations", ...useCaseViews, "calculator", "comparison"] as const;

/** Whether a view is one that people search for: their texts come with the first of them. */
export const isTopic = (view: View | undefined): view is TopicView =>
  topics.some((topic) => topic === view) || crmOf(view) !== undefined;

/** The key of a topic's texts. */
export const topicKey = <Topic extends string>(view: Topic) =>
  view.replace("uses/", "") as Topic extends `uses/${infer Use}` ? Use : Topic;

/**
 * Whether search engines may list a view. The dashboard's only leads on, to the demo or to its form; and of the pages
 * with a form those are enough that are about nothing in particular.
 */
export const isListed = (view: View): boolean => !/^dashboard$|^signup\/|-sent$/.test(view);

/** The views that search engines may list. */
export const pages = views.filter(isListed);

const prefix = (language: Language) => localizedPath(same(""), language);

/**
 * A view's address in a language.
 *
 * @example viewPath("pricing", "en") ⇒ "/en/pricing"
 */
export function viewPath(view: View, language: Language): string {
  return localizedPath(paths[view], language).replace(/(.)\/$/, "$1");
}

/**
 * The address of a view's Markdown version.
 *
 * @example markdownPath("pricing", "en") ⇒ "/en/pricing.md"
 */
export const markdownPath = (view: View, language: Language): string =>
  `${viewPath(view, language).replace(/^\/$/, "/index")}.md`;

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

/** The path of a view in the source language, as it is tracked in each. Of unknown ones, which may hold personal data, `/404`. */
export function trackedPath(pathname: string): string {
  const view = viewOf(pathname);
  return view ? paths[view][0] : "/404";
}

/** All addresses that are rendered at build time. */
export function prerenderedPaths(): string[] {
  return languages.flatMap((language) => views.map((view) => viewPath(view, language)));
}

/** Addresses that lead on to a view's own: home by its name, and a view by another language's path or code. */
export function aliases(): { from: string; to: string }[] {
  const own = prerenderedPaths();
  return languages.flatMap((language) =>
    views.flatMap((view) => {
      const names = view === "home" ? ["", "/home"] : paths[view];
      const addresses = [prefix(language), `/${language}`].flatMap((start) =>
        names.map((name) => start + name),
      );
      const others = [...new Set(addresses)].filter((from) => from && !own.includes(from));
      return others.map((from) => ({ from, to: viewPath(view, language) }));
    }),
  );
}

/** Addresses without a view, one per language, whose pages the server gives for all unknown ones. */
export function notFoundPaths(): string[] {
  return languages.map((language) => `${prefix(language)}/404`);
}
