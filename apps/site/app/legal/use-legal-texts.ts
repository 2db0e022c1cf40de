import type { Language } from "@voxlog/i18n";
import { loadLegalTexts } from "@voxlog/i18n/legal";
import { use } from "react";
import { type UseTranslationResponse, useTranslation } from "react-i18next";
import { useI18n } from "../i18n-registry.ts";
import { useLanguage } from "../routing/use-view.ts";

const loading = new Map<Language, ReturnType<typeof loadLegalTexts>>();

/** The legal pages' texts, which come with the first of those pages and not with the site. */
export function useLegalTexts(): UseTranslationResponse<"legal", undefined> {
  const language = useLanguage();
  const i18n = useI18n(language);
  if (!i18n.hasResourceBundle(language, "legal")) {
    i18n.addResourceBundle(language, "legal", use(load(language))["legal"]);
  }
  return useTranslation("legal");
}

/** The same promise for every render that waits for it; the next attempt after a failure may succeed. */
function load(language: Language): ReturnType<typeof loadLegalTexts> {
  const started = loading.get(language) ?? loadLegalTexts(language);
  loading.set(language, started);
  started.catch(() => loading.delete(language));
  return started;
}
