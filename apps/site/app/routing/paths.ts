import {
  type DirectCrm,
  directCrms,
  formPages,
  type LocalizedPath,
  quoteThanks,
  type SignupTopic,
  signupTopics,
} from "@voxlog/product";
import { defaultLanguage, type Language, languages, localizedPath } from "@voxlog/texts/languages";
import type { ViewTexts } from "@voxlog/texts/site";

const same = (path: string): LocalizedPath => [path, path];

const integrations: LocalizedPath = ["/integraties", "/integrations"];

/** The views about uses of the product. */
export const useCaseViews = ["uses/field-sales", "uses/account-management", "uses/service"] as const;

export type UseCaseView = (typeof useCaseViews)[number];

/** The view about a CRM. */
type CrmView = `integrations/${Lowercase<DirectCrm>}`;

/** A CRM in paths and keys of texts. */
export const crmKey = (crm: DirectCrm) => crm.toLowerCase() as Lowercase<DirectCrm>;

/** @example crmView("HubSpot") ⇒ "integrations/hubspot" */
export const crmView = (crm: DirectCrm): CrmView => `integrations/${crmKey(crm)}`;

/** Returns the CRM that a view is about, if any. */
export const crmOf = (view: View | undefined) => directCrms.find((crm) => crmView(crm) === view);

/** The paths of the views that the application shows in place. */
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
    directCrms.map((crm) => [crmView(crm), integrations.map((path) => `${path}/${crmKey(crm)}`)]),
  ) as unknown as Record<CrmView, LocalizedPath>),
} as const satisfies Record<string, LocalizedPath>;

/** The pages with a form, and their thank-you pages: plain HTML that isn't hydrated. */
const formPaths = {
  signup: formPages.signups.form,
  ...(Object.fromEntries(
    signupTopics.map((topic) => [
      `signup/${topic}`,
      formPages.signups.form.map((path) => `${path}/${topic}`),
    ]),
  ) as unknown as Record<`signup/${SignupTopic}`, LocalizedPath>),
  "signup-sent": formPages.signups.thanks,
  "signup/quote-sent": quoteThanks,
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

/** Returns whether a view is a page with a form, or a thank-you page. */
export const isFormView = (view: View | undefined): view is FormView =>
  view !== undefined && view in formPaths;

/** The views that people search for, except those of a CRM. */
export const topics = ["integrations", ...useCaseViews, "calculator", "comparison"] as const;

/** Returns whether people search for a view. */
export const isTopic = (view: View | undefined): view is TopicView =>
  topics.some((topic) => topic === view) || crmOf(view) !== undefined;

/** Returns which texts a view needs in addition to those of every page. */
export function textsOf(view: View | undefined): readonly ViewTexts[] {
  if (view === "features" || view === "pricing") return [view];
  if (view === "privacy" || view === "terms" || view === "security") return ["legal"];
  if (!isTopic(view)) return [];
  return view === "integrations" || crmOf(view) ? ["topics", "features"] : ["topics"];
}

/** The key of a topic's texts. */
export const topicKey = <Topic extends string>(view: Topic) =>
  view.replace("uses/", "") as Topic extends `uses/${infer Use}` ? Use : Topic;

/**
 * Returns whether search engines may list a view: not the dashboard's, which only redirects, nor a form's page about a
 * plan, nor a thank-you page.
 */
export const isListed = (view: View): boolean => !/^dashboard$|^signup\/|-sent$/.test(view);

/** The views that search engines may list. */
export const pages = views.filter(isListed);

/** Names that people try in an address. */
const otherNames: Partial<Record<View, readonly string[]>> = {
  home: ["/home"],
  features: ["/functies"],
  pricing: ["/prijzen"],
};

const prefix = (language: Language) => localizedPath(same(""), language);

/**
 * Returns a view's path in a language.
 *
 * @example viewPath("pricing", "en") ⇒ "/en/pricing"
 */
export function viewPath(view: View, language: Language): string {
  return localizedPath(paths[view], language).replace(/(.)\/$/, "$1");
}

/**
 * Returns the path of a view's Markdown version.
 *
 * @example markdownPath("pricing", "en") ⇒ "/en/pricing.md"
 */
export const markdownPath = (view: View, language: Language): string =>
  `${viewPath(view, language).replace(/^\/$/, "/index")}.md`;

/**
 * Returns the language of a path.
 *
 * @example languageOf("/en/pricing") ⇒ "en"
 */
export function languageOf(pathname: string): Language {
  return languages.find((language) => language === pathname.split("/")[1]) ?? defaultLanguage;
}

/** Returns the view at a path, if there is one. */
export function viewOf(pathname: string): View | undefined {
  const trimmed = pathname.replace(/(.)\/+$/, "$1");
  const language = languageOf(pathname);
  return views.find((view) => viewPath(view, language) === trimmed);
}

/** Returns the path to track: the source language's, or `/404` if unknown, because it may hold personal data. */
export function trackedPath(pathname: string): string {
  const view = viewOf(pathname);
  return view ? paths[view][0] : "/404";
}

/** All prerendered paths. */
export function prerenderedPaths(): string[] {
  return languages.flatMap((language) => views.map((view) => viewPath(view, language)));
}

/** Redirects to a view's path: from other names, and from another language's path or code. */
export function aliases(): { from: string; to: string }[] {
  const own = prerenderedPaths();
  return languages.flatMap((language) =>
    views.flatMap((view) => {
      const names = [...paths[view], ...(otherNames[view] ?? [])];
      const addresses = [prefix(language), `/${language}`].flatMap((start) =>
        names.map((name) => (start + name).replace(/\/$/, "")),
      );
      const others = [...new Set(addresses)].filter((from) => from && !own.includes(from));
      return others.map((from) => ({ from, to: viewPath(view, language) }));
    }),
  );
}

/** Paths of each language's page for unknown addresses. */
export function notFoundPaths(): string[] {
  return languages.map((language) => `${prefix(language)}/404`);
}
