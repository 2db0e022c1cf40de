import { createI18n, type Language } from "@voxlog/i18n";
import { loadSiteTexts } from "@voxlog/i18n/site";
import type { i18n } from "i18next";
import { use } from "react";

const instances = new Map<Language, i18n>();
const loading = new Map<Language, Promise<i18n>>();

/**
 * Makes a language's texts ready to render: before hydration, before prerendering, and before going to
 * an address in another language.
 */
export function loadI18n(language: Language): Promise<i18n> {
  const started = loading.get(language) ?? load(language);
  loading.set(language, started);
  return started;
}

async function load(language: Language): Promise<i18n> {
  try {
    const instance = createI18n(language, await loadSiteTexts(language));
    instances.set(language, instance);
    return instance;
  } catch (error) {
    loading.delete(language); // The next attempt may find the network back.
    throw error;
  }
}

/**
 * A language's texts. One instance per language keeps a page from ever showing half of each; on the way to a
 * language that is not loaded yet, React stays on the page it has.
 */
export function useI18n(language: Language): i18n {
  return instances.get(language) ?? use(loadI18n(language));
}
