import { languageOffers, languages, rememberLanguage } from "@voxlog/i18n";
import { Button } from "@voxlog/ui/button";
import { useLanguage } from "../routing/use-view.ts";
import { useSwitchLanguage } from "./site-language-switch.tsx";

/**
 * A line that offers the language this visitor's browser prefers. The script of the language redirect decides
 * before the first paint whether it shows, by an attribute of the document, so that nothing moves afterwards.
 */
export function LanguageOffer() {
  const language = useLanguage();
  const switchLanguage = useSwitchLanguage();
  return languages.map((other) => {
    const offer = languageOffers[other];
    if (!offer || other === language) return null;
    return (
      <aside
        key={other}
        lang={other}
        data-offer-of={other}
        className="hidden bg-accent-soft px-gutter py-2 text-sm"
      >
        <div className="mx-auto flex max-w-page flex-wrap items-center justify-center gap-x-4 gap-y-1">
          <p>{offer.text}</p>
          <Button size="sm" onClick={() => choose(() => switchLanguage(other))}>
            {offer.accept}
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
