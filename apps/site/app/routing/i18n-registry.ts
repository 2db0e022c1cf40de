import { lazyByKey, useSuspenseLazy } from "@voxlog/browser/lazy";
import { createI18n, type Language } from "@voxlog/texts";
import { loadSiteTexts, type ViewTexts } from "@voxlog/texts/site";
import type { i18n } from "i18next";
import { textsOf, type View } from "./paths.ts";

/**
 * Each language's texts, loaded before hydration, prerendering, and navigating to another language. With an instance
 * per language, a page never mixes two.
 */
const siteI18n = lazyByKey(async (language: Language) => {
  const load = () => loadSiteTexts(language, ["site"]);
  return createI18n(language, await load().catch(load));
});

/** Returns a language's texts. Until they have loaded, React keeps the current page. */
export const useI18n = (language: Language): i18n => useSuspenseLazy(siteI18n(language));

const added = lazyByKey(async (key: string) => {
  const [language, ...names] = key.split(" ") as [Language, ...ViewTexts[]];
  const load = () => loadSiteTexts(language, names);
  const [i18n, texts] = await Promise.all([siteI18n(language).load(), load().catch(load)]);
  for (const name of Object.keys(texts)) i18n.addResourceBundle(language, name, texts[name], true);
  return i18n;
});

/** The texts of a view in a language, which are added to the language's. */
export const viewTexts = (view: View | undefined, language: Language) =>
  added([language, ...textsOf(view)].join(" "));
