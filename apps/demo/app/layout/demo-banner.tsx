import { Button } from "@voxlog/ui/button";
import { useTranslation } from "react-i18next";
import { useSiteHref } from "../navigation/use-site-href.ts";

/** Says that this is a demo, and offers the real thing. */
export function DemoBanner() {
  const { t } = useTranslation(["demo", "common"]);
  const siteHref = useSiteHref();
  return (
    <aside
      aria-label={t(($) => $.layout.demoData)}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 bg-brand px-gutter py-2 text-sm text-on-accent"
    >
      <p className="flex-1 basis-word">{t(($) => $.layout.banner)}</p>
      <Button asChild size="sm" variant="inverse">
        <a href={siteHref("signup")} data-tour="start-now">
          {t(($) => $.startNow, { ns: "common" })}
        </a>
      </Button>
    </aside>
  );
}
