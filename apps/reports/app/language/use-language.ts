import { defaultLanguage, isLanguage, type Language } from "@voxlog/i18n";
import { useTranslation } from "react-i18next";

/** The language shown. */
export function useLanguage(): Language {
  const { language } = useTranslation().i18n;
  return isLanguage(language) ? language : defaultLanguage;
}
