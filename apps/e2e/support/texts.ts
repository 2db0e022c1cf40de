import { createI18n, type Language } from "@voxlog/i18n";
import { loadDemoTexts } from "@voxlog/i18n/demo";
import { loadLegalTexts } from "@voxlog/i18n/legal";
import { loadReportsTexts } from "@voxlog/i18n/reports";
import { loadSiteTexts } from "@voxlog/i18n/site";

/** The texts that a visitor reads in a language, for finding things on the page by them. */
export async function textsOf(language: Language) {
  const i18n = createI18n(language, {
    ...(await loadSiteTexts(language)),
    ...(await loadDemoTexts(language)),
    ...(await loadLegalTexts(language)),
    ...(await loadReportsTexts(language)),
  });
  return {
    common: i18n.getFixedT(null, "common"),
    site: i18n.getFixedT(null, "site"),
    demo: i18n.getFixedT(null, "demo"),
    legal: i18n.getFixedT(null, "legal"),
    reports: i18n.getFixedT(null, "reports"),
  };
}
