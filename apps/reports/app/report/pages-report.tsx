import { useTranslation } from "react-i18next";
import { type FilterProps, rowToggle } from "../filters/filters.ts";
import { CountTable } from "./count-table.tsx";
import type { Reports } from "./fetch-report.ts";
import { ReportPanel } from "./report-panel.tsx";
import { useFormat } from "./use-format.ts";
import { useReport } from "./use-report.ts";

/** Shows the pages by views, with the average time on each. A click filters the sessions. */
export function PagesReport(props: FilterProps) {
  const { t } = useTranslation("reports");
  const format = useFormat();
  const title = t(($) => $.pages.title);
  const columns = [t(($) => $.dimensions.page), t(($) => $.pages.views), t(($) => $.pages.time)];
  return (
    <ReportPanel
      name="pages"
      title={title}
      state={useReport("pages", props.filters)}
      isLong
      csv={(rows) => [
        [...columns.slice(0, 2), `${columns[2]} (s)`],
        ...rows.map((row) => [row.label, row.views, tenths(meanSeconds(row))]),
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
              toggle: rowToggle(props, "page", row.label),
            };
          })}
        />
      )}
    </ReportPanel>
  );
}

const tenths = (seconds: number | undefined) => (seconds === undefined ? "" : Math.round(seconds * 10) / 10);

/** Undefined if no view of the page has ended. */
const meanSeconds = ({ seconds, ended }: Reports["pages"]) => (ended > 0 ? seconds / ended : undefined);
