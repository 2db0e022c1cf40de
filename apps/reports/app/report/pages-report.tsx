import { useTranslation } from "react-i18next";
import type { Reports } from "../api.ts";
import type { Filters } from "../filters/filters.ts";
import { TopTable } from "./count-table.tsx";
import { ReportCard } from "./report-card.tsx";
import { useFormat } from "./use-format.ts";
import { useReport } from "./use-report.ts";

/** The pages by how often they were seen, and for how long. */
export function PagesReport({ filters }: { filters: Filters }) {
  const { t } = useTranslation("reports");
  const format = useFormat();
  const title = t(($) => $.pages.title);
  const columns = [t(($) => $.pages.label), t(($) => $.pages.views), t(($) => $.pages.time)];
  return (
    <ReportCard
      name="pages"
      title={title}
      state={useReport("pages", filters)}
      csv={(rows) => [
        [...columns.slice(0, 2), `${columns[2]} (s)`],
        ...rows.map((row) => [row.label, row.views, meanSeconds(row)?.toFixed(1) ?? ""]),
      ]}
    >
      {(rows) => (
        <>
          <p className="text-sm text-text-muted">{t(($) => $.pages.timeHint)}</p>
          <TopTable
            caption={title}
            columns={columns}
            rows={rows.map((row) => {
              const mean = meanSeconds(row);
              return {
                name: row.label,
                cells: [format.count(row.views), mean === undefined ? "–" : format.duration(mean)],
                bar: { part: row.views, whole: rows[0]?.views ?? 0 },
              };
            })}
          />
        </>
      )}
    </ReportCard>
  );
}

/** None when no view of the page has an end. */
const meanSeconds = ({ seconds, ended }: Reports["pages"]) => (ended > 0 ? seconds / ended : undefined);
