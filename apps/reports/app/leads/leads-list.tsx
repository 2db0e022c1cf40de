import { opensElsewhere } from "@voxlog/browser/clicks";
import { Alert } from "@voxlog/ui/alert";
import { Button } from "@voxlog/ui/button";
import { EmptyState } from "@voxlog/ui/empty-state";
import { Pagination } from "@voxlog/ui/pagination";
import { Skeleton } from "@voxlog/ui/skeleton";
import { Tab, TabList, TabPanel, Tabs } from "@voxlog/ui/tabs";
import { Inbox, SearchX } from "lucide-react";
import { useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Failure } from "../components/failure.tsx";
import { useFormat } from "../report/use-format.ts";
import { goTo, useAddress } from "../routing/address.ts";
import { paths } from "../routing/paths.ts";
import { serverTime } from "../session/request.ts";
import { useRequest } from "../session/use-request.ts";
import { readLeadsAddress, writeLeadsAddress } from "./leads-address.ts";
import { type FoundLeads, fetchLeads, type LeadQuery, leadStates, PAGE_SIZE } from "./leads-api.ts";
import { LeadsDownload } from "./leads-download.tsx";
import { LeadsSearch } from "./leads-search.tsx";
import { LeadsTable } from "./leads-table.tsx";

/** Ms between updates. */
const INTERVAL = 60_000;

/** Shows the leads of the address, with tabs, search, download and pages. */
export function LeadsList() {
  const { t } = useTranslation("staff");
  const { count, moment } = useFormat();
  const address = useAddress();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each render creates a new address.
  const query = useMemo(() => readLeadsAddress(address), [address.href]);
  const [leads, refresh] = useRequest(
    writeLeadsAddress(query),
    async (signal) => ({ found: await fetchLeads(query, { signal }), query, fetchedAt: serverTime() }),
    { interval: INTERVAL },
  );
  const counts = leads.status === "ready" ? leads.found.counts : undefined;
  const hasWebhook = query.state === "webhook" || (leads.status === "ready" && leads.found.hasWebhook);

  const addressOf = (changed: Partial<LeadQuery>) =>
    paths.leads + writeLeadsAddress({ ...query, page: 1, ...changed });
  const show = (changed: Partial<LeadQuery>, how?: "replace") => goTo(addressOf(changed), how);
  // The last lead of the last page may be gone, or the address may name a page that doesn't exist.
  const last =
    leads.status === "ready" && leads.query === query ? Math.min(query.page, pageCount(leads)) : query.page;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each render creates a new `show`.
  useEffect(() => {
    if (last < query.page) show({ page: last }, "replace");
  }, [last, query.page]);

  return (
    <Tabs value={query.state} onValueChange={(state) => show({ state })} className="gap-4">
      <TabList label={t(($) => $.states.label)}>
        {leadStates
          .filter((state) => state !== "webhook" || hasWebhook)
          .map((state) => (
            <Tab key={state} value={state}>
              {t(($) => $.states[state])}
              {/* Wide enough for most numbers from the start. */}
              <span className="min-w-5 text-sm tabular-nums">{counts && count(counts[state])}</span>
            </Tab>
          ))}
      </TabList>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <LeadsSearch value={query.search} onSearch={(search) => show({ search }, "replace")} />
        <LeadsDownload query={query} isEmpty={counts?.[query.state] === 0} />
      </div>
      <TabPanel value={query.state} className="grid grid-cols-1 gap-4">
        <p role="status" className="sr-only">
          {counts && !("isStale" in leads && leads.isStale)
            ? t(($) => $.found, { count: counts[query.state], number: count(counts[query.state]) })
            : t(($) => $.load.loading)}
        </p>
        {leads.status === "loading" && <Skeleton label={t(($) => $.load.loading)} lines={12} />}
        {leads.status === "failed" && (
          <Failure onRetry={refresh}>
            {t(($) => $.load.failed, { reason: t(($) => $.failures[leads.kind]) })}
          </Failure>
        )}
        {leads.status === "ready" && (
          <>
            {leads.failed && (
              <Alert>
                {t(($) => $.load.stale, {
                  reason: t(($) => $.failures[leads.failed ?? "server"]),
                  time: moment(leads.fetchedAt),
                })}
              </Alert>
            )}
            {leads.found.leads.length > 0 ? (
              <LeadsTable
                key={`${leads.query.state} ${leads.query.page}`}
                label={t(($) => $.states[leads.query.state])}
                leads={leads.found.leads}
                isStale={leads.isStale}
                hasWebhook={leads.found.hasWebhook}
                people={leads.found.people}
                onChange={refresh}
              />
            ) : (
              <LeadsEmpty query={leads.query} onClear={() => show({ search: "" })} />
            )}
            {pageCount(leads) > 1 && (
              <Pagination
                label={t(($) => $.pages.label)}
                page={leads.query.page}
                count={pageCount(leads)}
                hrefOf={(page) => addressOf({ page })}
                pageLabel={(page) => t(($) => $.pages.page, { page: count(page) })}
                format={count}
                previousLabel={t(($) => $.pages.previous)}
                nextLabel={t(($) => $.pages.next)}
                onPageChange={(page, event) => {
                  if (opensElsewhere(event)) return;
                  event.preventDefault();
                  show({ page });
                }}
              />
            )}
          </>
        )}
      </TabPanel>
    </Tabs>
  );
}

function pageCount({ query, found }: { query: LeadQuery; found: FoundLeads }): number {
  return Math.max(1, Math.ceil(found.counts[query.state] / PAGE_SIZE));
}

/** Explains an empty list, and offers a way out. */
function LeadsEmpty({ query, onClear }: { query: LeadQuery; onClear: () => void }) {
  const { t } = useTranslation("staff");
  const Icon = query.search ? SearchX : Inbox;
  const clear = query.search && (
    <Button size="sm" variant="secondary" onClick={onClear}>
      {t(($) => $.empty.clear)}
    </Button>
  );
  return (
    <EmptyState icon={<Icon aria-hidden="true" strokeWidth={1.5} />} {...(clear && { action: clear })}>
      {query.search ? t(($) => $.empty.search, { search: query.search }) : t(($) => $.empty[query.state])}
    </EmptyState>
  );
}
