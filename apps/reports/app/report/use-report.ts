import { type Filters, reportQuery } from "../filters/filters.ts";
import { type RequestState, useRequest } from "../session/use-request.ts";
import { fetchReport, type ReportName, type Reports } from "./fetch-report.ts";

/** The state of a report. `filters` are those of the rows. */
export type ReportState<Name extends ReportName> = RequestState<{ rows: Reports[Name][]; filters: Filters }>;

/**
 * Fetches a report whenever the filters change. The last rows of the same set stay until the next ones arrive, so that
 * nothing jumps.
 *
 * @param interval ms between updates while the tab is visible; never by default.
 */
export function useReport<Name extends ReportName>(
  name: Name,
  filters: Filters,
  interval?: number,
): ReportState<Name> {
  const [state] = useRequest(
    `${name}?${reportQuery(filters)}`,
    async (signal) => ({ rows: await fetchReport(name, filters, signal), filters }),
    { canKeep: (last) => last.filters.set.name === filters.set.name, interval },
  );
  return state;
}
