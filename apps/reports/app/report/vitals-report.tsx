import { formatNumber, useLanguage } from "@voxlog/texts";
import { Badge } from "@voxlog/ui/badge";
import { CircleAlert, CircleCheck, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type FilterProps, type Filters, rowToggle } from "../filters/filters.ts";
import { CountTable } from "./count-table.tsx";
import type { Vital } from "./fetch-report.ts";
import { ReportPanel } from "./report-panel.tsx";
import { useFormat } from "./use-format.ts";
import { useReport } from "./use-report.ts";
import { rateVital } from "./vital-ratings.ts";

const CORE = ["lcp", "inp", "cls"] as const satisfies Vital[];

const VITALS = [...CORE, "fcp", "ttfb"] as const satisfies Vital[];

const RATINGS = {
  good: { tone: "success", Icon: CircleCheck },
  fair: { tone: "warning", Icon: TriangleAlert },
  poor: { tone: "danger", Icon: CircleAlert },
} as const;

/** Shows how fast pages are for three out of four visitors: all pages together, and each. */
export function VitalsReport({ filters, onFilters }: FilterProps) {
  const { t } = useTranslation("reports");
  const title = t(($) => $.vitals.title);
  const format = useFormat();
  const write = useVitalFormat();
  const columns = [...CORE.map((vital) => vital.toUpperCase()), t(($) => $.vitals.samples)];
  return (
    <ReportPanel
      name="vitals"
      title={title}
      state={useReport("vitals", filters)}
      emptyText={t(($) => $.vitals.empty)}
      isLong
      csv={(rows) => [
        [
          t(($) => $.dimensions.page),
          ...VITALS.map((vital) => (vital === "cls" ? "CLS" : `${vital.toUpperCase()} (ms)`)),
          t(($) => $.vitals.samples),
        ],
        ...rows.map((row) => [row.label, ...VITALS.map((vital) => row[vital] ?? ""), row.samples]),
      ]}
    >
      {(shown) => (
        <>
          <OverallVitals filters={filters} />
          <CountTable
            caption={title}
            columns={[t(($) => $.dimensions.page), ...columns]}
            rows={shown.map((row) => ({
              name: row.label,
              cells: [...CORE.map((vital) => write(vital, row[vital])), format.count(row.samples)],
              toggle: rowToggle({ filters, onFilters }, "page", row.label),
            }))}
          />
        </>
      )}
    </ReportPanel>
  );
}

function OverallVitals({ filters }: { filters: Filters }) {
  const { t } = useTranslation("reports");
  const write = useVitalFormat();
  const state = useReport("vitals_overall", filters);
  const overall = state.status === "ready" ? state.rows[0] : undefined;
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(var(--container-word),100%),1fr))] gap-3">
      {CORE.map((vital) => {
        const value = overall?.[vital] ?? null;
        const rating = value === null ? undefined : rateVital(vital, value);
        const { tone, Icon } = RATINGS[rating ?? "good"];
        return (
          <div key={vital} className="grid content-start gap-1">
            <dt className="text-sm text-text-muted">{t(($) => $.vitals.names[vital])}</dt>
            <dd className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="text-xl font-semibold tabular-nums">{write(vital, value)}</span>
              {rating && (
                <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
                  {t(($) => $.vitals.ratings[rating])}
                </Badge>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Returns a function that formats a vital: seconds from 1 s on, milliseconds below, a dash if not measured. */
function useVitalFormat(): (vital: Vital, value: number | null) => string {
  const language = useLanguage();
  return (vital, value) => {
    if (value === null) return "–";
    if (vital === "cls") return formatNumber(language, value, { maximumFractionDigits: 2 });
    const unit = value < 1000 ? "millisecond" : "second";
    return formatNumber(language, value < 1000 ? value : value / 1000, {
      style: "unit",
      unit,
      unitDisplay: "narrow",
      maximumFractionDigits: value < 1000 ? 0 : 1,
    });
  };
}
