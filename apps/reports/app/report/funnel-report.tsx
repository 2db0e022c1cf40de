import { useTranslation } from "react-i18next";
import type { Reports } from "../api.ts";
import type { Filters } from "../filters/filters.ts";
import { CountTable } from "./count-table.tsx";
import { ReportCard } from "./report-card.tsx";
import { useFormat } from "./use-format.ts";
import { useReport } from "./use-report.ts";

const STEPS = [
  "visits",
  "pricing",
  "demo_requests",
  "signups",
] as const satisfies (keyof Reports["funnel"])[];

/** How many of those who came took each step towards a signup. */
export function FunnelReport({ filters }: { filters: Filters }) {
  const { t } = useTranslation("reports");
  const format = useFormat();
  const title = t(($) => $.funnel.title);
  const columns = [t(($) => $.funnel.step), t(($) => $.columns.sessions), t(($) => $.funnel.share)];
  return (
    <ReportCard
      name="funnel"
      title={title}
      state={useReport("funnel", filters)}
      isEmpty={(rows) => !rows[0]?.visits}
      csv={(rows) => [
        columns.slice(0, 2),
        ...STEPS.map((step) => [t(($) => $.funnel.steps[step]), rows[0]?.[step] ?? 0]),
      ]}
    >
      {([funnel]) =>
        funnel && (
          <>
            <CountTable
              caption={title}
              columns={columns}
              rows={STEPS.map((step) => ({
                name: t(($) => $.funnel.steps[step]),
                cells: [format.count(funnel[step]), format.share(funnel[step], funnel.visits)],
                bar: { part: funnel[step], whole: funnel.visits },
              }))}
            />
            <p className="text-sm text-text-muted">{t(($) => $.funnel.explanation)}</p>
          </>
        )
      }
    </ReportCard>
  );
}
