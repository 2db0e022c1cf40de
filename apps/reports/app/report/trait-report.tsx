import type { CampaignTrait, SessionTrait } from "@voxlog/product";
import { useTranslation } from "react-i18next";
import { type Dimension, type FilterProps, hasConversions, rowToggle } from "../filters/filters.ts";
import { useValueName } from "../filters/use-value-name.ts";
import { CountTable } from "./count-table.tsx";
import type { SessionCounts } from "./fetch-report.ts";
import { ReportPanel } from "./report-panel.tsx";
import { useFormat } from "./use-format.ts";
import { useReport } from "./use-report.ts";

/** A column next to the number of sessions. */
export type TraitColumn = "share" | "bounceRate" | "conversions" | "conversion";

/** Shows sessions by a shared property, such as their source. A click on a row filters them. */
export function TraitReport({
  name,
  dimension,
  title,
  columns,
  emptyText,
  filters,
  onFilters,
}: FilterProps & {
  name: SessionTrait | CampaignTrait;
  dimension: Dimension;
  title: string;
  columns: readonly TraitColumn[];
  emptyText?: string;
}) {
  const { t } = useTranslation("reports");
  const format = useFormat();
  const valueName = useValueName();
  const counts = (["sessions", "bounces", "conversions"] as const).filter(
    (count) => count !== "conversions" || hasConversions(filters.set),
  );
  const cell = (column: TraitColumn, row: SessionCounts, total: number) => {
    if (column === "share") return format.share(row.sessions, total);
    if (column === "bounceRate") return format.share(row.bounces, row.sessions);
    return column === "conversions"
      ? format.count(row.conversions)
      : format.share(row.conversions, row.sessions);
  };
  return (
    <ReportPanel
      name={name}
      title={title}
      state={useReport(name, filters)}
      isLong
      {...(emptyText && { emptyText })}
      csv={(rows) => [
        [t(($) => $.dimensions[dimension]), ...counts.map((count) => t(($) => $.columns[count]))],
        ...rows.map((row) => [valueName(dimension, row.label), ...counts.map((count) => row[count])]),
      ]}
    >
      {(shown, all) => {
        const total = all.reduce((sum, { sessions }) => sum + sessions, 0);
        return (
          <CountTable
            caption={title}
            columns={[
              t(($) => $.dimensions[dimension]),
              t(($) => $.columns.sessions),
              ...columns.map((column) => t(($) => $.columns[column])),
            ]}
            rows={shown.map((row) => ({
              name: valueName(dimension, row.label),
              cells: [format.count(row.sessions), ...columns.map((column) => cell(column, row, total))],
              bar: { part: row.sessions, whole: all[0]?.sessions ?? 0 },
              toggle: rowToggle({ filters, onFilters }, dimension, row.label),
            }))}
          />
        );
      }}
    </ReportPanel>
  );
}
