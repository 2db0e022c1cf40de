import { useTranslation } from "react-i18next";
import { type FilterProps, hasConversions, rowToggle, type VisitSet } from "../filters/filters.ts";
import { useStepName } from "../filters/use-value-name.ts";
import { CountTable } from "./count-table.tsx";
import type { Reports } from "./fetch-report.ts";
import { ReportPanel } from "./report-panel.tsx";
import { useFormat } from "./use-format.ts";
import { useReport } from "./use-report.ts";

/** Returns the title of a set's funnel, which need not end with a conversion. */
export function useFunnelTitle(set: VisitSet): string {
  const { t } = useTranslation("reports");
  return hasConversions(set) ? t(($) => $.funnel.title) : t(($) => $.funnel.ofEvents);
}

/** Shows how many visitors reached each step, and how many were lost since the one before. */
export function FunnelReport({ filters, onFilters }: FilterProps) {
  const { t } = useTranslation("reports");
  const format = useFormat();
  const nameOf = useStepName();
  const title = useFunnelTitle(filters.set);
  const steps = [{ step: "visits" }, ...filters.set.funnel];
  const columns = [
    t(($) => $.funnel.step),
    t(($) => $.columns.sessions),
    t(($) => $.columns.share),
    t(($) => $.funnel.lost),
  ];
  /** Sessions at a step, and how many fewer than at the one before; none at the first. */
  const countsOf = (funnel: Reports["funnel"], index: number) => {
    const [before, now] = [steps[index - 1], steps[index]].map((each) => each && (funnel[each.step] ?? 0));
    return {
      sessions: now ?? 0,
      before,
      lost: before === undefined ? undefined : Math.max(0, before - (now ?? 0)),
    };
  };
  return (
    <ReportPanel
      name="funnel"
      title={title}
      state={useReport("funnel", filters)}
      isEmpty={(rows) => !rows[0]?.visits}
      csv={([funnel]) => [
        [columns[0] ?? "", columns[1] ?? "", columns[3] ?? ""],
        ...steps.map((each, index) => {
          const { sessions, lost } = countsOf(funnel ?? { visits: 0 }, index);
          return [nameOf(each), sessions, lost ?? ""];
        }),
      ]}
    >
      {([funnel]) =>
        funnel && (
          <>
            <CountTable
              caption={title}
              columns={columns}
              rows={steps.map((step: VisitSet["funnel"][number], index) => {
                const { sessions, before, lost } = countsOf(funnel, index);
                const dimension = step.conversion ? "conversion" : "event";
                const value = step.conversion ?? step.event;
                return {
                  name: nameOf(step),
                  cells: [
                    format.count(sessions),
                    format.share(sessions, funnel.visits),
                    before && lost !== undefined ? format.share(lost, before) : "–",
                  ],
                  bar: { part: sessions, whole: funnel.visits },
                  ...(value && { toggle: rowToggle({ filters, onFilters }, dimension, value) }),
                };
              })}
            />
            <p className="text-sm text-text-muted">
              {t(($) => $.funnel.explanation)}
              {hasConversions(filters.set) && ` ${t(($) => $.funnel.lastConversion)}`}
            </p>
          </>
        )
      }
    </ReportPanel>
  );
}
