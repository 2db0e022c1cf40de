import { createI18n, type Language } from "@voxlog/texts";
import { loadDemoTexts, screenNamespaces } from "@voxlog/texts/demo";
import { loadReportsTexts } from "@voxlog/texts/reports";
import { loadSiteTexts } from "@voxlog/texts/site";

/** A visitor by language: the browser's locale, the address prefix, and the language's name. */
export type Visitor = {
  language: "nl" | "en";
  locale: string;
  prefix: string;
  failure: string;
  thanks: string;
};

export const dutch: Visitor = {
  language: "nl",
  locale: "nl-NL",
  prefix: "",
  failure: "Er ging iets mis. Probeer het opnieuw.",
  thanks: "Bedankt voor je aanmelding! We nemen binnen 24 uur contact op.",
};
export const english: Visitor = {
  language: "en",
  locale: "en-GB",
  prefix: "/en",
  failure: "Something went wrong. Please try again.",
  thanks: "Thank you for signing up! We will contact you within 24 hours.",
};
export const visitors = [dutch, english];

/** Returns the dictionaries of all apps in a language, by namespace. */
export async function dictionariesIn(language: Language) {
  return {
    ...(await loadSiteTexts(language)),
    ...(await loadDemoTexts(language)),
    ...(await loadReportsTexts(language)),
  };
}

/** Returns the texts of a language, to find elements by them. */
export async function textsOf(language: Language) {
  const i18n = createI18n(language, await dictionariesIn(language), screenNamespaces);
  return {
    common: i18n.getFixedT(null, "common"),
    site: i18n.getFixedT(null, "site"),
    topics: i18n.getFixedT(null, "topics"),
    demo: i18n.getFixedT(null, "demo"),
    legal: i18n.getFixedT(null, "legal"),
    reports: i18n.getFixedT(null, "reports"),
    staff: i18n.getFixedT(null, "staff"),
  };
}
