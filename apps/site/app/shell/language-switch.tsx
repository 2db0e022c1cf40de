import { opensElsewhere } from "@voxlog/browser/clicks";
import { type Language, languageFacts, languageOffers, languages, rememberLanguage } from "@voxlog/texts";
import { Button } from "@voxlog/ui/button";
import { LanguageSwitch } from "@voxlog/ui/language-switch";
import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { showFailure } from "../components/failure.ts";
import { viewTexts } from "../routing/i18n-registry.ts";
import { switchLanguage as switchPage } from "../routing/language-page.ts";
import { type View, viewPath } from "../routing/paths.ts";
import { useLanguage, useView } from "../routing/use-view.ts";

/**
 * Returns a function that shows the view in another language once its texts are loaded, and keeps dialogs, input and
 * scroll position. If they can't be loaded, it opens that language's page or, without a network, shows a message.
 */
function useSwitchLanguage(): (language: Language) => Promise<void> {
  const view = useView() ?? "home";
  const navigate = useNavigate();
  const { state } = useLocation();
  return async (language) => {
    const there = await viewTexts(view, language)
      .load()
      .catch(() => undefined);
    if (!there && !navigator.onLine) return showFailure();
    rememberLanguage(language);
    // Browsers don't fetch a failed module again, so this opens the page.
    if (!there) return switchPage(pageAddress(view, language));
    // Read now: the field that this click left may have changed the address.
    const { search, hash } = location;
    // Replaces the entry, so that Back doesn't return to the other language.
    void navigate({ pathname: viewPath(view, language), search, hash }, { replace: true, state });
  };
}

/** The parameter saves the choice if the click loads the page. */
const pageAddress = (view: View, language: Language) => `${viewPath(view, language)}?lang=${language}`;

/** NL | EN. */
export function SiteLanguageSwitch({ className }: { className?: string }) {
  const { t } = useTranslation();
  const view = useView() ?? "home";
  const switchLanguage = useSwitchLanguage();
  const options = languages.map((value) => ({
    value,
    label: languageFacts[value].label,
    name: languageFacts[value].name,
    href: pageAddress(view, value),
  }));
  return (
    <LanguageSwitch
      className={className}
      label={t(($) => $.language.switch)}
      options={options}
      value={useLanguage()}
      onValueChange={(language: Language, event: MouseEvent) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        void switchLanguage(language);
      }}
    />
  );
}

/**
 * Offers the language that the visitor's browser prefers. To prevent a layout shift, the language redirect's script
 * shows it before the first paint with an attribute of the document.
 */
export function LanguageOffer() {
  const language = useLanguage();
  const view = useView() ?? "home";
  const switchLanguage = useSwitchLanguage();
  return languages.map((other) => {
    const offer = languageOffers[other];
    if (other === language) return null;
    return (
      <aside key={other} lang={other} data-offer-of={other} className="bg-accent-soft px-gutter py-2 text-sm">
        <div className="mx-auto flex max-w-page flex-wrap items-center justify-center gap-x-4 gap-y-1">
          <p>{offer.text}</p>
          <Button asChild size="sm">
            <a
              href={pageAddress(view, other)}
              hrefLang={other}
              onClick={(event) => {
                if (opensElsewhere(event)) return;
                event.preventDefault();
                choose(() => void switchLanguage(other));
              }}
            >
              {offer.accept}
            </a>
          </Button>
          <Button size="sm" variant="ghost" onClick={() => choose(() => rememberLanguage(language))}>
            {offer.dismiss}
          </Button>
        </div>
      </aside>
    );
  });
}

function choose(act: () => void): void {
  delete document.documentElement.dataset["offer"];
  act();
}
