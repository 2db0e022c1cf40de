import { languageFacts, languages, switchLanguage, useLanguage } from "@voxlog/i18n";
import { loadDemoTexts } from "@voxlog/i18n/demo";
import { useTracker } from "@voxlog/tracking/react";
import { LanguageSwitch } from "@voxlog/ui/language-switch";
import { useTranslation } from "react-i18next";
import { useFailureToast } from "../failure/use-failure-toast.ts";

const options = languages.map((value) => ({ value, ...languageFacts[value] }));

/** Switches the language in place: the screen, the scroll position and what was typed stay. */
export function DemoLanguageSwitch() {
  const { t, i18n } = useTranslation("common");
  const language = useLanguage();
  const tracker = useTracker();
  const reportFailure = useFailureToast();
  return (
    <LanguageSwitch
      label={t(($) => $.language.switch)}
      options={options}
      value={language}
      onSelect={(chosen) => {
        switchLanguage(i18n, chosen, loadDemoTexts).then(() => tracker.setLanguage(chosen), reportFailure);
      }}
    />
  );
}
