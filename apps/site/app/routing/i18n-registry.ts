import { lazyByKey, useSuspenseLazy } from "@voxlog/browser/lazy";
import { createI18n, type Language } from "@voxlog/texts";
import { loadSiteTexts } from "@voxlog/texts/site";
import type { i18n } from "i18next";

/**
 * Each language's texts, loaded before hydration, prerendering, and navigating to another language. With an instance
 * per language, a page never mixes two.
 */
export const siteI18n = lazyByKey(async (language: Language) => {
  const load = () => loadSiteTexts(language, ["site"]);
  return createI18n(language, await load().catch(load));
});

/** Returns a language's texts. Until they have loaded, React keeps the current page. */
export const useI18n = (language: Language): i18n => useSuspenseLazy(siteI18n(language));
