import { formatLanguageName, useLanguage } from "@voxlog/i18n";
import { brand } from "@voxlog/product";
import { Button } from "@voxlog/ui/button";
import { useTranslation } from "react-i18next";
import { signOut } from "./api.ts";
import { FilterBar } from "./filters/filter-bar.tsx";
import { dayAt } from "./filters/filters.ts";
import { useFilters } from "./filters/use-filters.ts";
import { FunnelReport } from "./report/funnel-report.tsx";
import { LabelReport } from "./report/label-report.tsx";
import { PagesReport } from "./report/pages-report.tsx";
import { SessionsReport } from "./report/sessions-report.tsx";
import { Totals } from "./report/totals.tsx";
import { useFormat } from "./report/use-format.ts";
import { useReport } from "./report/use-report.ts";
import { ReportsLanguageSwitch } from "./reports-language-switch.tsx";

const DEVICES = ["desktop", "tablet", "mobile"] as const;

const column = "grid min-w-0 grid-cols-1 gap-6";

/** All reports about what the address asks. */
export function ReportsPage() {
  const { t } = useTranslation("reports");
  const language = useLanguage();
  const { day } = useFormat();
  const [filters, setFilters] = useFilters();
  const sessions = useReport("sessions", filters);
  const isSite = filters.set === "site";
  // The demo has no funnel, and in its place the languages keep the columns about as long as each other.
  const languages = (
    <LabelReport
      name="languages"
      title={t(($) => $.languages.title)}
      labelColumn={t(($) => $.languages.label)}
      labelOf={(label) => (label ? formatLanguageName(language, label) : t(($) => $.unknown))}
      filters={filters}
    />
  );
  return (
    <>
      <TopBar />
      <main className="min-h-[calc(100dvh-var(--spacing-bar))] bg-surface-sunken">
        <div className="mx-auto grid max-w-page grid-cols-1 gap-6 px-gutter py-8">
          <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
            <h1 tabIndex={-1} className="text-display-sm outline-none">
              {t(($) => $.title)}
            </h1>
            <FilterBar filters={filters} today={dayAt(Date.now())} onChange={setFilters} />
          </div>
          <p role="status" className="text-sm text-text-muted">
            {t(($) => $.days, { from: day(filters.from), to: day(filters.to) })}
          </p>
          <Totals rows={sessions.status === "ready" ? sessions.rows : undefined} set={filters.set} />
          <SessionsReport filters={filters} state={sessions} />
          <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
            <div className={column}>
              {isSite && <FunnelReport filters={filters} />}
              <PagesReport filters={filters} />
              {!isSite && languages}
            </div>
            <div className={column}>
              <LabelReport
                name="referrers"
                title={t(($) => $.referrers.title)}
                labelColumn={t(($) => $.referrers.label)}
                labelOf={(label) => (label === "direct" ? t(($) => $.referrers.direct) : label)}
                filters={filters}
              />
              {isSite && languages}
              <LabelReport
                name="devices"
                title={t(($) => $.devices.title)}
                labelColumn={t(($) => $.devices.label)}
                labelOf={(label) => {
                  const kind = DEVICES.find((each) => each === label);
                  return kind ? t(($) => $.devices.kinds[kind]) : t(($) => $.unknown);
                }}
                filters={filters}
              />
            </div>
          </div>
        </div>
      </main>
    </>
  );
}

/** Stays in sight above the reports. */
function TopBar() {
  const { t } = useTranslation("reports");
  return (
    <header className="sticky top-0 z-bar border-b bg-surface">
      <div className="mx-auto flex h-bar max-w-page items-center gap-3 px-gutter">
        <img
          src={`${import.meta.env.BASE_URL}favicon.svg`}
          alt=""
          width="32"
          height="32"
          className="size-8"
        />
        <span className="text-xl font-semibold max-sm:sr-only">{brand.name}</span>
        <div className="-me-2 ms-auto flex items-center gap-1 sm:gap-3">
          <ReportsLanguageSwitch />
          <Button size="sm" variant="secondary" onClick={signOut}>
            {t(($) => $.signOut)}
          </Button>
        </div>
      </div>
    </header>
  );
}
