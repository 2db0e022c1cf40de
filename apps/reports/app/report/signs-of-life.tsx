import { Button } from "@voxlog/ui/button";
import { useTranslation } from "react-i18next";
import { type FilterProps, toggleFilter } from "../filters/filters.ts";
import type { DayCounts } from "./fetch-report.ts";
import { useFormat } from "./use-format.ts";
import { type ReportState, useReport } from "./use-report.ts";

/** Shows in how many sessions no person did anything, and limits the reports to the others. */
export function SignsOfLife({ filters, onFilters }: FilterProps) {
  const { t } = useTranslation("reports");
  const { count } = useFormat();
  const isLimited = filters.selected.did !== undefined;
  const toggled = toggleFilter(filters, "did", filters.selected.did ?? "interaction");
  const states = [useReport("sessions", filters), useReport("sessions", toggled)];
  const [all, alive] = (isLimited ? states.reverse() : states).map(currentRows);
  const silent = all && alive && sessionsIn(all) - sessionsIn(alive);
  return (
    <p className="flex min-h-9 flex-wrap items-center gap-x-3 text-sm text-text-muted">
      <span role="status">
        {silent !== undefined &&
          t(($) => (isLimited ? $.life.leftOut : $.life.included), { count: silent, number: count(silent) })}
      </span>
      {(isLimited || silent !== 0) && (
        <Button size="sm" variant="ghost" className="-ms-3.5 print:hidden" onClick={() => onFilters(toggled)}>
          {t(($) => (isLimited ? $.life.include : $.life.leaveOut))}
        </Button>
      )}
    </p>
  );
}

/** Returns a report's rows, unless newer ones are being fetched. */
const currentRows = (state: ReportState<"sessions">) =>
  state.status === "ready" && !state.isStale ? state.rows : undefined;

const sessionsIn = (rows: readonly DayCounts[]) => rows.reduce((sum, { sessions }) => sum + sessions, 0);
