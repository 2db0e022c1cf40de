import { lazyByKey, useSuspenseLazy } from "@voxlog/browser/lazy";
import { createI18n, type Language } from "@voxlog/texts";
import { loadSiteTexts } from "@voxlog/texts/site";
import type { i18n } from "i18next";

/**
 * Each language's texts: loaded before hydration, before prerendering, and before going to an address in another
 * language. One instance per language keeps a page from ever showing half of each.
 */
export const siteI18n = lazyByKey(async (language: Language) => {
  const load = () => loadSiteTexts(language, ["site"]);
  return createI18n(language, await load().catch(load));
});

/** A language's texts. On the way to a language that is not loaded yet, React stays on the page it has. */
export const useI18n = (language: Language): i18n => useSuspenseLazy(siteI18n(language));
