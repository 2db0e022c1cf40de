import { lazyByKey, useSuspenseLazy } from "@voxlog/browser/lazy";
import type { Language } from "@voxlog/texts";
import { loadSiteTexts } from "@voxlog/texts/site";
import { type UseTranslationResponse, useTranslation } from "react-i18next";
import { useI18n } from "./i18n-registry.ts";
import { useLanguage } from "./use-view.ts";

const legalTexts = lazyByKey((language: Language) => loadSiteTexts(language, ["legal"]));
const topicTexts = lazyByKey((language: Language) => loadSiteTexts(language, ["topics"]));

/** The legal pages' texts, loaded with the first of those pages. */
export function useLegalTexts(): UseTranslationResponse<"legal", undefined> {
  const translation = useTranslation("legal");
  useLazyTexts("legal", legalTexts);
  return translation;
}

/** The texts of the pages that people search for, loaded the same way. */
export function useTopicTexts(): UseTranslationResponse<"topics", undefined> {
  const translation = useTranslation("topics");
  useLazyTexts("topics", topicTexts);
  return translation;
}

function useLazyTexts(namespace: string, lazy: typeof legalTexts): void {
  const language = useLanguage();
  const i18n = useI18n(language);
  // The last hook: if it suspends in one attempt to render and not in the next, React mixes up the hooks after it.
  const texts = useSuspenseLazy(lazy(language));
  if (!i18n.hasResourceBundle(language, namespace)) {
    i18n.addResourceBundle(language, namespace, texts[namespace]);
  }
}
