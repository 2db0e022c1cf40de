import { useTranslation } from "react-i18next";
import { type Filters, toggleFilter } from "../filters/filters.ts";
import { CountTable } from "./count-table.tsx";
import type { Reports } from "./fetch-report.ts";
import { ReportPanel } from "./report-panel.tsx";
import { useFormat } from "./use-format.ts";
import { useReport } from "./use-report.ts";

/** The pages by how often they were seen, and for how long. A click selects the sessions that saw one. */
export function PagesReport({
  filters,
  onFilters,
}: {
  filters: Filters;
  onFilters: (filters: Filters) => void;
}) {
  const { t } = useTranslation("reports");
  const format = useFormat();
  const title = t(($) => $.pages.title);
  const columns = [t(($) => $.dimensions.page), t(($) => $.pages.views), t(($) => $.pages.time)];
  return (
    <ReportPanel
      name="pages"
      title={title}
      state={useReport("pages", filters)}
      isLong
      csv={(rows) => [
        [...columns.slice(0, 2), `${columns[2]} (s)`],
        ...rows.map((row) => [row.label, row.views, meanSeconds(row)?.toFixed(1) ?? ""]),
      ]}
    >
      {(shown, all) => (
        <CountTable
          caption={title}
          columns={columns}
          rows={shown.map((row) => {
            const mean = meanSeconds(row);
            return {
              name: row.label,
              cells: [format.count(row.views), mean === undefined ? "–" : format.duration(mean)],
              bar: { part: row.views, whole: all[0]?.views ?? 0 },
              pick: {
                isPicked: filters.selected.page === row.label,
                onToggle: () => onFilters(toggleFilter(filters, "page", row.label)),
              },
            };
          })}
        />
      )}
    </ReportPanel>
  );
}

/** None when no view of the page has an end. */
const meanSeconds = ({ seconds, ended }: Reports["pages"]) => (ended > 0 ? seconds / ended : undefined);
