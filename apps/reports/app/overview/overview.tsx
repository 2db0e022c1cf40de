import { Button } from "@voxlog/ui/button";
import { Card } from "@voxlog/ui/card";
import { ImageDown } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { LineChart } from "../chart/line-chart.tsx";
import { download } from "../components/download.ts";
import { lazyPart } from "../components/lazy-part.tsx";
import {
  addDays,
  dayAt,
  daysBetween,
  type Filters,
  hasConversions,
  type Metric,
  metrics,
  periodBefore,
  reportQuery,
} from "../filters/filters.ts";
import { CountTable } from "../report/count-table.tsx";
import { ReportPanel } from "../report/report-panel.tsx";
import { useFormat } from "../report/use-format.ts";
import { useReport } from "../report/use-report.ts";
import { serverTime } from "../session/request.ts";
import { Figures } from "./figures.tsx";
import { type Counts, figureOf, fillMissingDays, sumCounts, withoutToday } from "./metrics.ts";
import { type ChartNote, useChartNotes } from "./use-chart-notes.ts";

const ChartNotes = lazyPart("staff", () => import("./chart-notes.tsx").then((module) => module.ChartNotes));

/** Shows the period's figures with their change, and the selected one as a line by day. */
export function Overview({
  filters,
  hasNotes,
  onMetric,
}: {
  filters: Filters;
  /** Whether the user sees and writes notes on the chart. */
  hasNotes: boolean;
  onMetric: (metric: Metric) => void;
}) {
  const [allNotes, refreshNotes] = useChartNotes(hasNotes);
  const notes = allNotes.filter(({ day }) => day >= filters.from && day <= filters.to);
  const { t } = useTranslation("reports");
  const state = useReport("sessions", filters);
  const earlier = periodBefore(filters, filters.compare);
  const stateBefore = useReport("sessions", earlier);
  const available = metrics.filter((metric) => metric !== "conversion" || hasConversions(filters.set));
  const metric = available.find((each) => each === filters.metric) ?? "sessions";
  const title = t(($) => $.overview.title, { figure: t(($) => $.metrics[metric]) });
  const rows = state.status === "ready" ? state.rows : undefined;
  // The two responses arrive separately, so compare them only if they belong to the same filters.
  const isComparable =
    state.status === "ready" &&
    stateBefore.status === "ready" &&
    stateBefore.rows.length > 0 &&
    reportQuery(stateBefore.filters) === reportQuery(periodBefore(state.filters, filters.compare));
  const rowsBefore = isComparable ? stateBefore.rows : undefined;
  const today = dayAt(serverTime());
  const todayBefore = addDays(earlier.from, daysBetween(filters.from, today).length - 1);
  const format = useFormat();
  const [hasTable, setHasTable] = useState(false);
  const id = useId();
  return (
    <Card asChild className="grid min-w-0 grid-cols-1 gap-4 pb-3 max-sm:p-4 max-sm:pb-2">
      <section aria-labelledby={id}>
        <p role="status" className="sr-only">
          {state.status === "ready" &&
            !state.isStale &&
            t(($) => $.overview.status, {
              days: t(($) => $.days, {
                from: format.day(state.filters.from),
                to: format.day(state.filters.to),
              }),
              count: sumCounts(state.rows).sessions,
              number: format.count(sumCounts(state.rows).sessions),
            })}
        </p>
        <Figures
          metrics={available}
          rows={rows}
          compared={
            rows &&
            rowsBefore && {
              now: withoutToday(rows, today),
              before: withoutToday(rowsBefore, todayBefore),
            }
          }
          chosen={metric}
          onChoose={onMetric}
        />
        <h2 id={id} className="sr-only">
          {title}
        </h2>
        <ReportPanel
          name="sessions"
          title={title}
          state={state}
          csv={(days, shown) => [
            [t(($) => $.overview.day), ...COLUMNS.map((column) => t(($) => $.columns[column]))],
            ...fillMissingDays(days, shown).map((row) => [row.day, ...COLUMNS.map((column) => row[column])]),
          ]}
          action={
            <Button
              size="sm"
              variant="ghost"
              className="-ms-3.5"
              aria-expanded={hasTable}
              onClick={() => setHasTable(!hasTable)}
            >
              {hasTable ? t(($) => $.hideTable) : t(($) => $.table)}
            </Button>
          }
        >
          {(_, rowsShown, shown) => {
            const days = fillMissingDays(rowsShown, shown);
            const before = rowsBefore && fillMissingDays(rowsBefore, periodBefore(shown, filters.compare));
            return (
              <Days
                title={title}
                metric={metric}
                days={days}
                notes={notes}
                before={before}
                isYearBefore={filters.compare === "year"}
                isUnfinished={shown.to === today}
                table={hasTable ? available : []}
              />
            );
          }}
        </ReportPanel>
        {hasNotes && <ChartNotes notes={notes} days={filters} onChange={refreshNotes} />}
      </section>
    </Card>
  );
}

const COLUMNS = ["sessions", "page_views", "bounces", "conversions"] as const;

type Day = Counts & { day: string };

function Days({
  title,
  metric,
  days,
  notes,
  before,
  isYearBefore,
  isUnfinished,
  table,
}: {
  title: string;
  metric: Metric;
  days: readonly Day[];
  notes: readonly ChartNote[];
  before: readonly Day[] | undefined;
  isYearBefore: boolean;
  isUnfinished: boolean;
  /** The figures that a table also shows, if any. */
  table: readonly Metric[];
}) {
  const { t } = useTranslation("reports");
  const format = useFormat();
  const id = useId();
  const text = (row: Day) => `${format.day(row.day)}: ${format.figure(metric, figureOf(metric, row))}`;
  const busiest = days.reduce((max, day) => (heightOf(metric, day) > heightOf(metric, max) ? day : max));
  const [first, last] = [before?.[0], before?.at(-1)];
  const highest = t(($) => $.overview.highest, { highest: text(busiest) });
  const compared =
    first &&
    last &&
    t(($) => (isYearBefore ? $.overview.yearBefore : $.overview.before), {
      from: format.day(first.day),
      to: format.day(last.day),
    });
  const formatTick = (value: number) => format.figure(metric, isShare(metric) ? value / 100 : value);
  const points = days.map((row, index) => {
    const earlier = before?.[index];
    const noted = notes.filter(({ day }) => day === row.day);
    return {
      name: format.day(row.day),
      text: earlier ? t(($) => $.overview.compared, { now: text(row), before: text(earlier) }) : text(row),
      value: heightOf(metric, row),
      before: earlier && heightOf(metric, earlier),
      note: noted.map((each) => each.text).join(", ") || undefined,
    };
  });

  async function save(): Promise<void> {
    const { drawChart } = await import("../chart/draw-chart.ts");
    const ends = [points[0]?.name ?? "", ...(points.length > 1 ? [points.at(-1)?.name ?? ""] : [])];
    const about = compared ? `${highest}    - - -  ${compared}` : highest;
    const picture = await drawChart({ title, about, points, ends, isUnfinished, format: formatTick });
    if (picture) download(`${metric}-${days[0]?.day}-${days.at(-1)?.day}.png`, picture);
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-text-muted">
        <p className="font-medium text-text">{title}</p>
        <p id={id}>{highest}</p>
        {compared && (
          <p className="flex items-center gap-2">
            <svg aria-hidden="true" viewBox="0 0 20 2" className="h-0.5 w-5">
              <path d="M0 1H20" strokeDasharray="4 4" className="stroke-border-strong stroke-2" />
            </svg>
            {compared}
          </p>
        )}
        <Button
          size="sm"
          variant="ghost"
          className="-me-3.5 ms-auto print:hidden"
          aria-label={t(($) => $.overview.pictureOf, { title })}
          onClick={() => void save()}
        >
          <ImageDown aria-hidden="true" className="size-4" />
          PNG
        </Button>
      </div>
      <LineChart
        title={title}
        describedBy={id}
        isUnfinished={isUnfinished}
        points={points}
        format={formatTick}
      />
      {table.length > 0 && (
        <CountTable
          caption={title}
          columns={[t(($) => $.overview.day), ...table.map((each) => t(($) => $.metrics[each]))]}
          rows={days.map((row) => ({
            name: format.day(row.day),
            cells: table.map((each) => format.figure(each, figureOf(each, row))),
          }))}
        />
      )}
    </>
  );
}

const isShare = (metric: Metric) => metric === "bounce_rate" || metric === "conversion";

const heightOf = (metric: Metric, day: Counts) => (figureOf(metric, day) ?? 0) * (isShare(metric) ? 100 : 1);
