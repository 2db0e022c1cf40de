import { ChevronRight } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { SectionCard } from "../../../layout/section-card.tsx";

/** A chart with what it shows in words, and its numbers as a table for who wants or needs them. */
export function ChartCard({
  title,
  summary,
  columns,
  rows,
  children,
}: {
  title: string;
  summary: string;
  /** Names of the table's columns. */
  columns: readonly [string, string];
  rows: readonly (readonly [string, string])[];
  /** The chart, given the id of the summary. */
  children: (summaryId: string) => ReactNode;
}) {
  const { t } = useTranslation("demo");
  const summaryId = useId();
  return (
    <SectionCard title={title}>
      <p id={summaryId} className="-mt-3 text-text-muted">
        {summary}
      </p>
      {children(summaryId)}
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
                {columns[0]}
              </th>
              <th scope="col" className="py-2 text-end font-medium">
                {columns[1]}
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
