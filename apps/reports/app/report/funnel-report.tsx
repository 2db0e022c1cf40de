import { useTranslation } from "react-i18next";
import { type FilterProps, toggleFilter, type VisitSet } from "../filters/filters.ts";
import { useStepName } from "../filters/use-value-name.ts";
import { CountTable } from "./count-table.tsx";
import { ReportPanel } from "./report-panel.tsx";
import { useFormat } from "./use-format.ts";
import { useReport } from "./use-report.ts";

/** Shows how many visitors reached each step toward a conversion. */
export function FunnelReport({ filters, onFilters }: FilterProps) {
  const { t } = useTranslation("reports");
  const format = useFormat();
  const nameOf = useStepName();
  const title = t(($) => $.funnel.title);
  const steps = [{ step: "visits" }, ...filters.set.funnel];
  const columns = [t(($) => $.funnel.step), t(($) => $.columns.sessions), t(($) => $.columns.share)];
  return (
    <ReportPanel
      name="funnel"
      title={title}
      state={useReport("funnel", filters)}
      isEmpty={(rows) => !rows[0]?.visits}
      csv={([funnel]) => [
        columns.slice(0, 2),
        ...steps.map((each) => [nameOf(each), funnel?.[each.step] ?? 0]),
      ]}
    >
      {([funnel]) =>
        funnel && (
          <>
            <CountTable
              caption={title}
              columns={columns}
              rows={steps.map(({ conversion, ...step }: VisitSet["funnel"][number]) => {
                const sessions = funnel[step.step] ?? 0;
                return {
                  name: nameOf(step),
                  cells: [format.count(sessions), format.share(sessions, funnel.visits)],
                  bar: { part: sessions, whole: funnel.visits },
                  ...(conversion && {
                    toggle: {
                      isSelected: filters.selected.conversion === conversion,
                      onToggle: () => onFilters(toggleFilter(filters, "conversion", conversion)),
                    },
                  }),
                };
              })}
            />
            <p className="text-sm text-text-muted">{t(($) => $.funnel.explanation)}</p>
          </>
        )
      }
    </ReportPanel>
  );
}
