import { type Language, languageFacts, languages, rememberLanguage } from "@voxlog/i18n";
import { loadReportsTexts } from "@voxlog/i18n/reports";
import { LanguageSwitch } from "@voxlog/ui/language-switch";
import type { i18n } from "i18next";
import { useTranslation } from "react-i18next";
import { useLanguage } from "./use-language.ts";

const options = languages.map((value) => ({ value, ...languageFacts[value] }));

/** Switches the language in place. When the other texts cannot be fetched, the language stays. */
export function ReportsLanguageSwitch() {
  const { t, i18n } = useTranslation("common");
  return (
    <LanguageSwitch
      label={t(($) => $.language.switch)}
      options={options}
      value={useLanguage()}
      onSelect={(chosen) => {
        switchLanguage(i18n, chosen).catch((error: unknown) => console.warn(error));
      }}
    />
  );
}

async function switchLanguage(instance: i18n, language: Language): Promise<void> {
  if (!instance.hasResourceBundle(language, "reports")) {
    for (const [namespace, texts] of Object.entries(await loadReportsTexts(language))) {
      instance.addResourceBundle(language, namespace, texts);
    }
  }
  await instance.changeLanguage(language);
  document.documentElement.lang = language;
  rememberLanguage(language);
}
