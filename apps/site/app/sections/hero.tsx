import { brand, claims, directCrms, otherCrmCount } from "@voxlog/product";
import { picturesIn } from "@voxlog/texts";
import { Heading } from "@voxlog/ui/heading";
import { useTranslation } from "react-i18next";
import { crmView } from "../routing/paths.ts";
import { useLanguage } from "../routing/use-view.ts";
import { ViewLink } from "../routing/view-link.tsx";
import { HeroStory } from "./hero-story/hero-story.tsx";
import { OwnWords } from "./own-words/own-words.tsx";
import { CheckList, HeroActions } from "./section.tsx";

/** The top of the home page, with the product at work. */
export function Hero() {
  const { t } = useTranslation("site");
  return (
    <section className="overflow-clip bg-linear-to-b from-accent-soft to-surface [--kit-color-surface-raised:var(--kit-color-control)]">
      <div className="@container/hero mx-auto max-w-page px-gutter pt-[calc(var(--spacing-section)*0.5)]">
        <div className="grid gap-x-10 lg:grid-cols-[1fr_--spacing(72)] lg:grid-rows-[1fr_auto]">
          <div className="lg:row-span-2">
            <Heading level={1} size="display-lg">
              {t(($) => $.home.hero.title)}
            </Heading>
            <p className="mt-6 text-lg text-balance text-text-muted md:text-xl">
              {t(($) => $.home.hero.subtitle, { agent: brand.agent })}
            </p>
            <HeroActions className="mt-8" />
            <p className="mt-3 text-sm text-text-muted">
              {t(($) => $.home.hero.demo, { minutes: claims.demoMinutes })}
            </p>
          </div>
          {/* Placed explicitly, because the list in the row above comes last in the HTML. */}
          <ul className="mt-6 flex flex-wrap gap-x-3 gap-y-1 text-sm font-semibold text-text-muted sm:gap-x-6 sm:text-base lg:col-start-2 lg:row-start-2">
            {directCrms.map((name) => (
              <li key={name}>
                <ViewLink view={crmView(name)} className="underline-offset-4 hover:text-text hover:underline">
                  {name}
                </ViewLink>
              </li>
            ))}
            <li>
              <ViewLink view="integrations" className="underline underline-offset-4 hover:text-text">
                {t(($) => $.shell.topics.integrations)}
              </ViewLink>
            </li>
          </ul>
          {/* The key resets the sound when the language changes. */}
          <HeroStory key={useLanguage()} className="mt-8 lg:col-span-2" />
          <OwnWords className="mt-6 lg:col-span-2" />
          <CheckList
            className="mt-6 self-end text-text-muted lg:col-start-2 lg:row-start-1"
            items={[
              t(($) => $.home.hero.directCrms, { count: directCrms.length }),
              t(($) => $.home.hero.otherCrms, { count: otherCrmCount }),
            ]}
          />
        </div>
        <DashboardPreview />
      </div>
    </section>
  );
}

const WIDTHS = [960, 1920] as const;
const SIZES = "(min-width: 80rem) 72rem, 92vw";
const HEIGHT_RATIO = 10 / 16;

/** The demo's dashboard, captured by the e2e package's `capture` script. */
function DashboardPreview() {
  const { t } = useTranslation("site");
  const language = picturesIn(useLanguage());
  const sources = (name: string) =>
    WIDTHS.map((width) => `/preview/${name}-${width}.webp ${width}w`).join(", ");
  return (
    // Phones fetch nothing: all sources are for wide screens.
    <picture className="mt-10 hidden [mask-image:linear-gradient(#000_80%,transparent)] md:block">
      <source
        media="(min-width: 48rem) and (prefers-color-scheme: dark)"
        srcSet={sources(`dashboard-${language}-dark`)}
        sizes={SIZES}
      />
      <source media="(min-width: 48rem)" srcSet={sources(`dashboard-${language}`)} sizes={SIZES} />
      <img
        alt={t(($) => $.home.hero.preview, { product: brand.name })}
        src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=="
        width={WIDTHS[0]}
        height={WIDTHS[0] * HEIGHT_RATIO}
        decoding="async"
        className="h-auto w-full rounded-t-xl border border-b-0 border-border bg-surface-raised shadow-lg"
      />
    </picture>
  );
}
