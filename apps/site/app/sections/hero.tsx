import { picturesIn } from "@voxlog/i18n";
import { brand, directCrms, otherCrmCount } from "@voxlog/product";
import { Heading } from "@voxlog/ui/heading";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../routing/use-view.ts";
import { HeroStory } from "./hero-story.tsx";
import { CheckList, HeroActions } from "./section.tsx";

/** The promise, what it takes to believe it, and the two ways on. */
export function Hero() {
  const { t } = useTranslation("site");
  return (
    <section className="overflow-clip bg-linear-to-b from-accent-soft to-surface">
      <div className="mx-auto max-w-page px-gutter pt-[calc(var(--spacing-section)*0.6)] pb-section md:pb-0">
        <div className="grid gap-x-14 lg:grid-cols-[1.15fr_1fr] lg:grid-rows-[auto_1fr]">
          <div>
            <Heading level={1} size="display-lg" className="text-balance">
              {t(($) => $.home.hero.title)}
            </Heading>
            <p className="mt-6 max-w-prose text-lg text-text-muted md:text-xl">
              {t(($) => $.home.hero.subtitle, { agent: brand.agent })}
            </p>
            <HeroActions className="mt-8" />
          </div>
          {/* On small screens it comes before what is there to be believed. */}
          <HeroStory className="mt-10 w-full max-w-xl self-center max-lg:mx-auto lg:row-span-2 lg:mt-0" />
          <div className="mt-10 lg:mt-8">
            <CheckList
              className="text-text-muted"
              items={[
                t(($) => $.home.hero.directCrms, { count: directCrms.length }),
                t(($) => $.home.hero.otherCrms, { count: otherCrmCount }),
              ]}
            />
            <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2 border-t border-accent-border pt-5 text-lg font-semibold text-text-muted">
              {directCrms.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </div>
        </div>
        <DashboardPreview />
      </div>
    </section>
  );
}

const WIDTHS = [960, 1920] as const;
const SIZES = "(min-width: 80rem) 72rem, 92vw";
const HEIGHT_RATIO = 10 / 16;

/** A capture of the demo's dashboard, made by the e2e package's `capture` script; not for small screens. */
function DashboardPreview() {
  const { t } = useTranslation("site");
  const language = picturesIn(useLanguage());
  const sources = (name: string) =>
    WIDTHS.map((width) => `/preview/${name}-${width}.webp ${width}w`).join(", ");
  return (
    // A picture whose sources are all for wide screens is not fetched on small ones.
    <picture className="mt-14 hidden [mask-image:linear-gradient(#000_80%,transparent)] md:block">
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
