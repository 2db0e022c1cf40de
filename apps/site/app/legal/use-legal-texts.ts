import { lazyByKey, useSuspenseLazy } from "@voxlog/browser/lazy";
import { loadLegalTexts } from "@voxlog/texts/legal";
import { type UseTranslationResponse, useTranslation } from "react-i18next";
import { useI18n } from "../routing/i18n-registry.ts";
import { useLanguage } from "../routing/use-view.ts";

const legalTexts = lazyByKey(loadLegalTexts);

/** The legal pages' texts, which come with the first of those pages and not with the site. */
export function useLegalTexts(): UseTranslationResponse<"legal", undefined> {
  const language = useLanguage();
  const translation = useTranslation("legal");
  const i18n = useI18n(language);
  // The last hook: it may suspend in one try of a render and not in the next, and React then loses count of those
  // after it.
  const texts = useSuspenseLazy(legalTexts(language));
  if (!i18n.hasResourceBundle(language, "legal")) {
    i18n.addResourceBundle(language, "legal", texts["legal"]);
  }
  return translation;
}
