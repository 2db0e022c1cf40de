import { brand } from "@voxlog/product";
import { Button } from "@voxlog/ui/button";
import { PageHeader } from "@voxlog/ui/page-header";
import { useTranslation } from "react-i18next";
import { type CampaignReport, signOut, type TraitReport as TraitReportName } from "./api.ts";
import { FilterBar } from "./filters/filter-bar.tsx";
import { type Dimension, dayAt } from "./filters/filters.ts";
import { Picks } from "./filters/picks.tsx";
import { useFilters } from "./filters/use-filters.ts";
import { Overview } from "./overview/overview.tsx";
import { CampaignsReport } from "./report/campaigns-report.tsx";
import { EventDaysReport, EventsReport } from "./report/events-report.tsx";
import { FunnelReport } from "./report/funnel-report.tsx";
import { LiveVisitors } from "./report/live-visitors.tsx";
import { PagesReport } from "./report/pages-report.tsx";
import { ReportCard } from "./report/report-card.tsx";
import { type TraitColumn, TraitReport } from "./report/trait-report.tsx";
import { useFormat } from "./report/use-format.ts";
import { VitalsReport } from "./report/vitals-report.tsx";
import { ReportsLanguageSwitch } from "./reports-language-switch.tsx";

/** All reports about what the address asks. */
export function ReportsPage() {
  const { t } = useTranslation("reports");
  const { day } = useFormat();
  const [filters, setFilters] = useFilters();
  const isSite = filters.set === "site";
  const asked = { filters, onFilters: setFilters };

  /** A tab with a report of sessions by what they have in common. */
  const trait = (
    name: Exclude<TraitReportName, CampaignReport>,
    dimension: Dimension,
    ...columns: TraitColumn[]
  ) => {
    const label = t(($) => $.traits[name]);
    const shown = columns.filter((column) => isSite || !column.startsWith("conversion"));
    return {
      value: name,
      label,
      panel: <TraitReport {...asked} name={name} dimension={dimension} title={label} columns={shown} />,
    };
  };
  /** A tab with a report of events. */
  const event = (name: "events" | "event_pages" | "event_values") => {
    const label = t(($) => $.events.tabs[name]);
    return { value: name, label, panel: <EventsReport {...asked} name={name} title={label} /> };
  };
  return (
    <>
      <TopBar />
      <main className="min-h-[calc(100dvh-var(--spacing-bar))] bg-surface-sunken">
        <div className="mx-auto grid max-w-page grid-cols-1 gap-5 px-gutter py-6">
          <PageHeader
            title={t(($) => $.title)}
            status={<LiveVisitors filters={filters} />}
            text={t(($) => $.days, { from: day(filters.from), to: day(filters.to) })}
            action={<FilterBar filters={filters} today={dayAt(Date.now())} onChange={setFilters} />}
          />
          <Picks filters={filters} onChange={setFilters} />
          <Overview filters={filters} onMetric={(metric) => setFilters({ ...filters, metric })} />
          <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
            <ReportCard
              title={t(($) => $.cards.acquisition)}
              tabs={[
                trait("sources", "source", "conversions", "conversion"),
                {
                  value: "campaigns",
                  label: t(($) => $.campaigns.title),
                  panel: <CampaignsReport {...asked} />,
                },
              ]}
            />
            <ReportCard
              title={t(($) => $.cards.pages)}
              tabs={[
                { value: "pages", label: t(($) => $.pages.title), panel: <PagesReport {...asked} /> },
                trait("entries", "entry", "bounceRate"),
                trait("exits", "exit", "share"),
              ]}
            />
            {isSite && (
              <ReportCard title={t(($) => $.funnel.title)}>
                <FunnelReport {...asked} />
              </ReportCard>
            )}
            <ReportCard
              title={t(($) => $.cards.audience)}
              tabs={[
                trait("devices", "device", "share", "conversion"),
                trait("browsers", "browser", "share", "conversion"),
                trait("systems", "system", "share", "conversion"),
                trait("languages", "language", "share", "conversion"),
              ]}
            />
            <ReportCard
              title={t(($) => $.events.title)}
              tabs={[
                event("events"),
                event("event_pages"),
                event("event_values"),
                {
                  value: "event_days",
                  label: t(($) => $.events.tabs.event_days),
                  panel: <EventDaysReport title={t(($) => $.events.tabs.event_days)} filters={filters} />,
                },
              ]}
            />
            <ReportCard title={t(($) => $.vitals.title)} className={isSite ? "" : "lg:col-span-2"}>
              <VitalsReport {...asked} title={t(($) => $.vitals.title)} />
            </ReportCard>
          </div>
          <p className="max-w-prose text-sm text-text-muted">{t(($) => $.note)}</p>
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
