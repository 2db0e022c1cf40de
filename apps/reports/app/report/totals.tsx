import { Card } from "@voxlog/ui/card";
import { useTranslation } from "react-i18next";
import type { Reports } from "../api.ts";
import type { VisitSet } from "../filters/filters.ts";
import { useFormat } from "./use-format.ts";

/** The figures of the whole period; dashes until they are there. */
export function Totals({ rows, set }: { rows: readonly Reports["sessions"][] | undefined; set: VisitSet }) {
  const { t } = useTranslation("reports");
  const format = useFormat();
  const sum = (count: "sessions" | "page_views" | "conversions") =>
    (rows ?? []).reduce((total, row) => total + row[count], 0);
  const sessions = sum("sessions");
  const figures = [
    [t(($) => $.totals.sessions), format.count(sessions)],
    [t(($) => $.totals.pageViews), format.count(sum("page_views"))],
    [t(($) => $.totals.perSession), sessions ? format.count(sum("page_views") / sessions, 1) : "–"],
    ...(set === "site"
      ? [[t(($) => $.totals.conversion), sessions ? format.share(sum("conversions"), sessions) : "–"]]
      : []),
  ];
  return (
    <dl
      aria-label={t(($) => $.totals.label)}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(var(--container-word),100%),1fr))] gap-4 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none"
    >
      {figures.map(([label, value]) => (
        <Card key={label} className="p-5! max-xs:p-4!">
          <dt className="text-sm font-medium text-text-muted">{label}</dt>
          <dd className="mt-1 text-display-sm font-semibold">{rows ? value : "–"}</dd>
        </Card>
      ))}
    </dl>
  );
}
