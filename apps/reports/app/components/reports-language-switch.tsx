import { languageFacts, languages, switchLanguage, useLanguage } from "@voxlog/texts";
import { loadReportsTexts } from "@voxlog/texts/reports";
import { LanguageSwitch } from "@voxlog/ui/language-switch";
import { useTranslation } from "react-i18next";

const options = languages.map((value) => ({ value, ...languageFacts[value] }));

/** Switches the language in place. If its texts can't be loaded, the language stays. */
export function ReportsLanguageSwitch() {
  const { t, i18n } = useTranslation("common");
  return (
    <LanguageSwitch
      label={t(($) => $.language.switch)}
      options={options}
      value={useLanguage()}
      onValueChange={(chosen) => {
        switchLanguage(i18n, chosen, loadReportsTexts).catch((error: unknown) => console.warn(error));
      }}
    />
  );
}
