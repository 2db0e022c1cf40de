import { useTranslation } from "react-i18next";
import type { Filters } from "../filters/filters.ts";
import { TopTable } from "./count-table.tsx";
import { ReportCard } from "./report-card.tsx";
import { useFormat } from "./use-format.ts";
import { useReport } from "./use-report.ts";

/** Sessions by what they have in common: a language, a device or where they came from. */
export function LabelReport({
  name,
  title,
  labelColumn,
  labelOf,
  filters,
}: {
  name: "languages" | "devices" | "referrers";
  title: string;
  labelColumn: string;
  /** How a label is shown. */
  labelOf: (label: string) => string;
  filters: Filters;
}) {
  const { t } = useTranslation("reports");
  const format = useFormat();
  const converts = filters.set === "site";
  const sessions = t(($) => $.columns.sessions);
  const share = t(($) => $.columns.share);
  const conversions = t(($) => $.columns.conversions);
  return (
    <ReportCard
      name={name}
      title={title}
      state={useReport(name, filters)}
      csv={(rows) => [
        [labelColumn, sessions, ...(converts ? [conversions] : [])],
        ...rows.map((row) => [labelOf(row.label), row.sessions, ...(converts ? [row.conversions] : [])]),
      ]}
    >
      {(rows) => {
        const total = rows.reduce((sum, row) => sum + row.sessions, 0);
        return (
          <TopTable
            caption={title}
            columns={[labelColumn, sessions, share, ...(converts ? [conversions] : [])]}
            rows={rows.map((row) => ({
              name: labelOf(row.label),
              cells: [
                format.count(row.sessions),
                format.share(row.sessions, total),
                ...(converts ? [format.count(row.conversions)] : []),
              ],
              bar: { part: row.sessions, whole: total },
            }))}
          />
        );
      }}
    </ReportCard>
  );
}
