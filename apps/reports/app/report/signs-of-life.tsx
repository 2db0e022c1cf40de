import { Button } from "@voxlog/ui/button";
import { useTranslation } from "react-i18next";
import { type FilterProps, type Filters, toggleFilter } from "../filters/filters.ts";
import { useFormat } from "./use-format.ts";
import { useReport } from "./use-report.ts";

/** Shows in how many sessions no person did anything, and limits the reports to the others. */
export function SignsOfLife({ filters, onFilters }: FilterProps) {
  const { t } = useTranslation("reports");
  const { count } = useFormat();
  const isLimited = filters.selected.did !== undefined;
  const toggled = toggleFilter(filters, "did", filters.selected.did ?? "interaction");
  const shown = useSessionCount(filters);
  const others = useSessionCount(toggled);
  const silent = shown !== undefined && others !== undefined && Math.abs(shown - others);
  return (
    <p className="flex min-h-9 flex-wrap items-center gap-x-3 text-sm text-text-muted">
      <span role="status">
        {silent !== false &&
          t(($) => (isLimited ? $.life.leftOut : $.life.included), { count: silent, number: count(silent) })}
      </span>
      <Button size="sm" variant="ghost" className="-ms-3.5 print:hidden" onClick={() => onFilters(toggled)}>
        {t(($) => (isLimited ? $.life.include : $.life.leaveOut))}
      </Button>
    </p>
  );
}

function useSessionCount(filters: Filters): number | undefined {
  const state = useReport("sessions", filters);
  if (state.status !== "ready" || state.isStale) return undefined;
  return state.rows.reduce((sum, { sessions }) => sum + sessions, 0);
}
