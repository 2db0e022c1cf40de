import { useTranslation } from "react-i18next";
import { type Filters, toggleFilter } from "../filters/filters.ts";
import { CountTable } from "./count-table.tsx";
import { ReportPanel } from "./report-panel.tsx";
import { useFormat } from "./use-format.ts";
import { useReport } from "./use-report.ts";

/** The steps, and the conversion that selects those who took the last two. */
const STEPS = [
  { step: "visits", conversion: undefined },
  { step: "pricing", conversion: undefined },
  { step: "demo_requests", conversion: "demo_request" },
  { step: "signups", conversion: "signup" },
] as const;

/** How many of those who came took each step towards a signup. */
export function FunnelReport({
  filters,
  onFilters,
}: {
  filters: Filters;
  onFilters: (filters: Filters) => void;
}) {
  const { t } = useTranslation("reports");
  const format = useFormat();
  const title = t(($) => $.funnel.title);
  const columns = [t(($) => $.funnel.step), t(($) => $.columns.sessions), t(($) => $.columns.share)];
  return (
    <ReportPanel
      name="funnel"
      title={title}
      state={useReport("funnel", filters)}
      isEmpty={(rows) => !rows[0]?.visits}
      csv={([funnel]) => [
        columns.slice(0, 2),
        ...STEPS.map(({ step }) => [t(($) => $.funnel.steps[step]), funnel?.[step] ?? 0]),
      ]}
    >
      {([funnel]) =>
        funnel && (
          <>
            <CountTable
              caption={title}
              columns={columns}
              rows={STEPS.map(({ step, conversion }) => ({
                name: t(($) => $.funnel.steps[step]),
                cells: [format.count(funnel[step]), format.share(funnel[step], funnel.visits)],
                bar: { part: funnel[step], whole: funnel.visits },
                ...(conversion && {
                  pick: {
                    isPicked: filters.selected.conversion === conversion,
                    onToggle: () => onFilters(toggleFilter(filters, "conversion", conversion)),
                  },
                }),
              }))}
            />
            <p className="text-sm text-text-muted">{t(($) => $.funnel.explanation)}</p>
          </>
        )
      }
    </ReportPanel>
  );
}
