import { brand, directCrms, otherCrmCount } from "@voxlog/product";
import { Button } from "@voxlog/ui/button";
import { useTranslation } from "react-i18next";
import { DemoLink } from "../leads/demo-link.tsx";
import { DialogLink } from "../leads/dialog-link.tsx";
import { CheckList } from "./check-list.tsx";
import { DashboardPreview } from "./dashboard-preview.tsx";

/** The promise, what it takes to believe it, and the two ways on. */
export function Hero() {
  const { t } = useTranslation("site");
  return (
    <section className="overflow-clip bg-linear-to-b from-accent-soft to-surface">
      <div className="mx-auto max-w-page px-gutter pt-[calc(var(--spacing-section)*0.75)] pb-section md:pb-0">
        <h1 tabIndex={-1} className="max-w-4xl text-display-lg outline-none md:mx-auto md:text-center">
          {t(($) => $.home.hero.title)}
        </h1>
        <p className="mt-6 max-w-prose text-lg text-text-muted md:mx-auto md:text-center md:text-xl">
          {t(($) => $.home.hero.subtitle, { agent: brand.agent })}
        </p>
        <div className="mt-9 flex flex-col gap-3 sm:flex-row md:justify-center">
          <Button asChild size="lg">
            <DemoLink>{t(($) => $.home.hero.viewDemo)}</DemoLink>
          </Button>
          <Button asChild size="lg" variant="secondary">
            <DialogLink dialog="signup">{t(($) => $.home.hero.startNow)}</DialogLink>
          </Button>
        </div>
        <CheckList
          className="mt-8 text-text-muted md:flex md:flex-wrap md:justify-center md:gap-x-10 md:space-y-0"
          items={[
            t(($) => $.home.hero.directCrms, { count: directCrms.length }),
            t(($) => $.home.hero.otherCrms, { count: otherCrmCount }),
          ]}
        />
        <DashboardPreview />
      </div>
    </section>
  );
}
