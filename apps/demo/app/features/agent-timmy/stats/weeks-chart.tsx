import { type Axis, Plot } from "@voxlog/ui/plot";
import { ChevronRight } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { SectionCard } from "../../../components/section-card.tsx";
import { useStatsFormat } from "./stats-format.ts";
import { firstWeek, thisWeek, weeks } from "./weeks-charts.tsx";

/** A number of each week as a plot, with what it shows in words, and as a table for who wants or needs it. */
export function WeeksChart({
  title,
  summary,
  unit,
  write,
  axis,
  format,
  children,
}: {
  title: string;
  summary: string;
  /** Names the table's column of values. */
  unit: string;
  /** Writes a week's value. */
  write: (week: (typeof weeks)[number]) => string;
  axis: Axis;
  /** Writes a value of the axis. */
  format: (value: number) => string;
  /** What is drawn between the axes. */
  children: ReactNode;
}) {
  const { t } = useTranslation("demo");
  const { day } = useStatsFormat();
  const summaryId = useId();
  const rows = weeks.map((week) => [day(week.start), write(week)] as const);
  return (
    <SectionCard title={title}>
      <p id={summaryId} className="-mt-3 text-text-muted">
        {summary}
      </p>
      <Plot
        title={title}
        describedBy={summaryId}
        axis={axis}
        format={format}
        columns={rows.map(([week, value]) => `${week}: ${value}`)}
        ends={[day(firstWeek.start), day(thisWeek.start)]}
      >
        {children}
      </Plot>
      <details className="group text-sm">
        <summary className="inline-flex min-h-9 list-none items-center gap-1 rounded-md font-medium text-accent-text [&::-webkit-details-marker]:hidden">
          <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open:rotate-90" />
          {t(($) => $.agentTimmy.stats.table)}
        </summary>
        <table className="mt-2 w-full tabular-nums">
          <caption className="sr-only">{title}</caption>
          <thead className="border-b text-text-muted">
            <tr>
              <th scope="col" className="py-2 text-start font-medium">
                {t(($) => $.agentTimmy.stats.week)}
              </th>
              <th scope="col" className="py-2 text-end font-medium">
                {unit}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y">
            {rows.map(([name, value]) => (
              <tr key={name}>
                <th scope="row" className="py-1.5 text-start font-normal">
                  {name}
                </th>
                <td className="py-1.5 text-end">{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </SectionCard>
  );
}
