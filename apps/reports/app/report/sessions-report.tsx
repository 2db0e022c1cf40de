import { Disclosure } from "@voxlog/ui/disclosure";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Reports } from "../api.ts";
import { LineChart } from "../chart/line-chart.tsx";
import { daysBetween, type Filters } from "../filters/filters.ts";
import { CountTable } from "./count-table.tsx";
import { ReportCard } from "./report-card.tsx";
import { useFormat } from "./use-format.ts";
import type { ReportState } from "./use-report.ts";

type Row = Reports["sessions"];

/** Sessions per day as a line, and as a table for who wants or needs it. */
export function SessionsReport({ filters, state }: { filters: Filters; state: ReportState<"sessions"> }) {
  const { t } = useTranslation("reports");
  const title = t(($) => $.sessions.title);
  const columns: string[] = [t(($) => $.columns.sessions), t(($) => $.columns.pageViews)];
  if (filters.set === "site") columns.push(t(($) => $.columns.conversions));
  const shown = state.status === "ready" ? state.filters : filters;
  const counts = (row: Row) => [row.sessions, row.page_views, row.conversions].slice(0, columns.length);
  return (
    <ReportCard
      name="sessions"
      title={title}
      state={state}
      csv={(rows) => [
        [t(($) => $.sessions.day), ...columns],
        ...everyDay(rows, shown).map((row) => [row.day, ...counts(row)]),
      ]}
    >
      {(rows) => <DayCounts title={title} days={everyDay(rows, shown)} columns={columns} counts={counts} />}
    </ReportCard>
  );
}

function DayCounts({
  title,
  days,
  columns,
  counts,
}: {
  title: string;
  days: Row[];
  columns: string[];
  counts: (row: Row) => number[];
}) {
  const { t } = useTranslation("reports");
  const format = useFormat();
  const summaryId = useId();
  const total = days.reduce((sum, { sessions }) => sum + sessions, 0);
  const busiest = days.reduce((most, day) => (day.sessions > most.sessions ? day : most));
  return (
    <>
      <p id={summaryId} className="text-text-muted">
        {t(($) => $.sessions.summary, {
          mean: format.count(total / days.length, 1),
          day: format.day(busiest.day, "long"),
          most: format.count(busiest.sessions),
        })}
      </p>
      <LineChart
        title={title}
        describedBy={summaryId}
        points={days.map(({ day, sessions }) => ({ name: format.day(day), value: sessions }))}
        format={format.count}
      />
      <Disclosure summary={t(($) => $.table)}>
        <CountTable
          caption={title}
          columns={[t(($) => $.sessions.day), ...columns]}
          rows={days.map((row) => ({
            name: format.day(row.day),
            cells: counts(row).map((count) => format.count(count)),
          }))}
        />
      </Disclosure>
    </>
  );
}

/** The server leaves out days on which nobody came. */
function everyDay(rows: readonly Row[], { from, to }: Pick<Filters, "from" | "to">): Row[] {
  const known = new Map(rows.map((row) => [row.day, row]));
  return daysBetween(from, to).map(
    (day) => known.get(day) ?? { day, sessions: 0, page_views: 0, conversions: 0 },
  );
}
