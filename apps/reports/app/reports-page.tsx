import { type SessionTrait, sessionTraits } from "@voxlog/product";
import { Skeleton } from "@voxlog/ui/skeleton";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "./components/lazy-part.tsx";
import { PageHeading } from "./components/page-heading.tsx";
import { FilterBar } from "./filters/filter-bar.tsx";
import {
  dayAt,
  type Filters,
  hasConversions,
  readFilters,
  type VisitSet,
  writeFilters,
} from "./filters/filters.ts";
import { SelectedFilters } from "./filters/selected-filters.tsx";
import { useSetName } from "./filters/use-value-name.ts";
import { HealthLine } from "./health/health-line.tsx";
import { Overview } from "./overview/overview.tsx";
import { CampaignsReport } from "./report/campaigns-report.tsx";
import { EventDaysReport, EventsReport } from "./report/events-report.tsx";
import { type Access, fetchAccess } from "./report/fetch-report.ts";
import { FunnelReport, useFunnelTitle } from "./report/funnel-report.tsx";
import { LiveVisitors } from "./report/live-visitors.tsx";
import { PagesReport } from "./report/pages-report.tsx";
import { ReportCard } from "./report/report-card.tsx";
import { ReportFailure } from "./report/report-panel.tsx";
import { SignsOfLife } from "./report/signs-of-life.tsx";
import { type TraitColumn, TraitReport } from "./report/trait-report.tsx";
import { useFormat } from "./report/use-format.ts";
import { VitalsReport } from "./report/vitals-report.tsx";
import { goTo, useAddress } from "./routing/address.ts";
import { useAccount } from "./session/account.ts";
import { serverTime } from "./session/request.ts";
import { type RequestState, useRequest } from "./session/use-request.ts";

const ShareCard = lazyPart("staff", () =>
  import("./share/share-card.tsx").then((module) => module.ShareCard),
);

/** The traits that describe the audience. */
const audience = (Object.keys(sessionTraits) as SessionTrait[]).filter(
  (name) => "isAudience" in sessionTraits[name],
);

/** Shows the reports after fetching the available sets. */
export function ReportsPage() {
  const { t } = useTranslation("reports");
  const state = useAccess();
  const { isView } = useAccount();
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 gap-5 px-gutter py-6">
      {!isView && (
        <div className="print:hidden">
          <HealthLine />
        </div>
      )}
      {state.status === "ready" ? (
        <Reports {...state} />
      ) : (
        <>
          <PageHeading>{t(($) => $.title)}</PageHeading>
          {state.status === "loading" ? (
            <Skeleton label={t(($) => $.loading)} lines={7} className="py-2" />
          ) : (
            <ReportFailure kind={state.kind} onRetry={state.retry} />
          )}
        </>
      )}
    </div>
  );
}

function Reports({ sets, role, hasViews }: Access) {
  const { t } = useTranslation("reports");
  const { day, zone } = useFormat();
  const [filters, setFilters] = useFilters(sets);
  const nameOf = useSetName();
  const funnelTitle = useFunnelTitle(filters.set);
  const hasFunnel = filters.set.funnel.length > 0;
  const filterProps = { filters, onFilters: setFilters };

  const trait = (name: SessionTrait, ...columns: TraitColumn[]) => {
    const dimension = sessionTraits[name].filter;
    const label = t(($) => $.traits[name]);
    const shown = columns.filter((column) => hasConversions(filters.set) || !column.startsWith("conversion"));
    return {
      value: name,
      label,
      panel: <TraitReport {...filterProps} name={name} dimension={dimension} title={label} columns={shown} />,
    };
  };
  const event = (name: "events" | "event_pages" | "event_values") => ({
    value: name,
    label: t(($) => $.events.tabs[name]),
    panel: <EventsReport {...filterProps} name={name} />,
  });
  const campaigns = {
    value: "campaigns",
    label: t(($) => $.campaigns.title),
    panel: <CampaignsReport {...filterProps} />,
  };
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid gap-1">
          <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
            <PageHeading>{t(($) => $.title)}</PageHeading>
            <LiveVisitors filters={filters} />
          </div>
          <p className="text-sm text-text-muted">
            <span className="hidden print:inline">{nameOf(filters.set)}, </span>
            {t(($) => $.days, { from: day(filters.from), to: day(filters.to) })}
          </p>
        </div>
        {role !== "view" && <FilterBar sets={sets} {...filterProps} today={dayAt(serverTime())} />}
      </div>
      <SignsOfLife {...filterProps} />
      <SelectedFilters {...filterProps} />
      <Overview
        filters={filters}
        hasNotes={hasViews && role !== "view"}
        onMetric={(metric) => setFilters({ ...filters, metric })}
      />
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        <ReportCard
          title={t(($) => $.cards.acquisition)}
          tabs={[
            trait("sources", "conversions", "conversion"),
            ...(filters.set.hasCampaigns ? [trait("channels", "conversions", "conversion"), campaigns] : []),
          ]}
        />
        <ReportCard
          title={t(($) => $.cards.pages)}
          tabs={[
            { value: "pages", label: t(($) => $.pages.title), panel: <PagesReport {...filterProps} /> },
            trait("entries", "bounceRate"),
            trait("exits", "share"),
          ]}
        />
        {hasFunnel && (
          <ReportCard title={funnelTitle}>
            <FunnelReport {...filterProps} />
          </ReportCard>
        )}
        <ReportCard
          title={t(($) => $.cards.audience)}
          tabs={audience.map((name) => trait(name, "share", "conversion"))}
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
              panel: <EventDaysReport filters={filters} />,
            },
          ]}
        />
        <ReportCard title={t(($) => $.vitals.title)} className={hasFunnel ? "" : "lg:col-span-2"}>
          <VitalsReport {...filterProps} />
        </ReportCard>
      </div>
      {hasViews && role === "owner" && (
        <ReportCard title={t(($) => $.view.share)} className="print:hidden">
          <ShareCard filters={filters} />
        </ReportCard>
      )}
      <p className="max-w-prose text-sm text-text-muted">
        {role !== "view" && <span className="print:hidden">{t(($) => $.view.clickRows)}</span>}{" "}
        {t(($) => $.note, { zone })}
      </p>
    </>
  );
}

/** It doesn't change while the page is open. */
let fetched: { access: Access; token: string | null } | undefined;

/** Fetches the token's access, once. */
function useAccess(): RequestState<Access> {
  const { token } = useAccount();
  const [state] = useRequest("access", async (signal) => {
    if (fetched?.token !== token) fetched = { access: await fetchAccess(signal), token };
    return fetched.access;
  });
  return fetched && fetched.token === token ? { ...fetched.access, status: "ready", isStale: false } : state;
}

/** Returns the filters in the address and a function that sets them. The back button undoes a change. */
function useFilters(sets: readonly VisitSet[]): [Filters, (filters: Filters) => void] {
  const query = useAddress().search;
  const today = dayAt(serverTime());
  return [useMemo(() => readFilters(query, today, sets), [query, today, sets]), setFilters];
}

function setFilters(filters: Filters): void {
  // The fragment has a link's token.
  goTo(location.pathname + writeFilters(filters) + location.hash);
}
