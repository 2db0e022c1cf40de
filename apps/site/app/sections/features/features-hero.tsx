import { brand } from "@voxlog/product";
import { Button } from "@voxlog/ui/button";
import { useTranslation } from "react-i18next";
import { DemoLink } from "../../leads/demo-link.tsx";
import { DialogLink } from "../../leads/dialog-link.tsx";
import { VoiceToFieldsPicture } from "./voice-to-fields-picture.tsx";

/** What the product does in one sentence and one picture. */
export function FeaturesHero() {
  const { t } = useTranslation("site");
  return (
    <section className="overflow-clip bg-linear-to-b from-accent-soft to-surface">
      <div className="mx-auto grid max-w-page items-center gap-x-16 gap-y-12 px-gutter pt-[calc(var(--spacing-section)*0.75)] pb-[calc(var(--spacing-section)*0.25)] lg:grid-cols-[1.15fr_1fr]">
        <div>
          <h1 tabIndex={-1} className="text-display-md outline-none">
            {t(($) => $.features.title)}
          </h1>
          <p className="mt-5 max-w-prose text-lg text-text-muted md:text-xl">
            {t(($) => $.features.subtitle, { product: brand.name })}
          </p>
          <div className="mt-8 flex flex-col gap-3 sm:flex-row">
            <Button asChild size="lg">
              <DemoLink>{t(($) => $.home.hero.viewDemo)}</DemoLink>
            </Button>
            <Button asChild size="lg" variant="secondary">
              <DialogLink dialog="signup">{t(($) => $.home.hero.startNow)}</DialogLink>
            </Button>
          </div>
        </div>
        <VoiceToFieldsPicture />
      </div>
    </section>
  );
}
