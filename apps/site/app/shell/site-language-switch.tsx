import { opensElsewhere } from "@voxlog/browser/clicks";
import { type Language, languageFacts, languages, rememberLanguage } from "@voxlog/i18n";
import { LanguageSwitch } from "@voxlog/ui/language-switch";
import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { viewPath } from "../views.ts";
import { useLanguage, useView } from "./use-view.ts";

/** Goes to this view in another language; what is open, typed or scrolled to stays. */
export function useSwitchLanguage(): (language: Language) => void {
  const view = useView() ?? "home";
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  return (language) => {
    rememberLanguage(language);
    // In place of this entry: the way back must not lead to the language that was left.
    void navigate({ pathname: viewPath(view, language), search, hash }, { replace: true, state });
  };
}

/** NL | EN. */
export function SiteLanguageSwitch({ className }: { className?: string }) {
  const { t } = useTranslation();
  const view = useView() ?? "home";
  const switchLanguage = useSwitchLanguage();
  const options = languages.map((value) => ({
    value,
    label: languageFacts[value].label,
    name: languageFacts[value].name,
    // The parameter makes the choice stick where the press is not handled here.
    href: `${viewPath(view, value)}?lang=${value}`,
  }));
  return (
    <LanguageSwitch
      className={className}
      label={t(($) => $.language.switch)}
      options={options}
      value={useLanguage()}
      onSelect={(language: Language, event: MouseEvent) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        switchLanguage(language);
      }}
    />
  );
}
