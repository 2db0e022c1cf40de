import { useTranslation } from "react-i18next";

/**
 * Returns the current language in an app that switches it in place.
 *
 * @example const language = useLanguage<"de" | "it">();
 */
export function useLanguage<Language extends string = string>(): Language {
  return useTranslation().i18n.language as Language;
}
