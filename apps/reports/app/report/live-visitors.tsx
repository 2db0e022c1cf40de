import { useTranslation } from "react-i18next";
import type { Filters } from "../filters/filters.ts";
import { useFormat } from "./use-format.ts";
import { useReport } from "./use-report.ts";

const INTERVAL_MS = 30_000;

/** Shows the current number of visitors that match the filters. Screen readers don't announce changes. */
export function LiveVisitors({ filters }: { filters: Filters }) {
  const { t } = useTranslation("reports");
  const { count } = useFormat();
  const state = useReport("live", filters, INTERVAL_MS);
  const visitors = state.status === "ready" ? state.rows[0]?.visitors : undefined;
  if (visitors === undefined) return null;
  return (
    <p title={t(($) => $.live.meaning)} className="inline-flex items-center gap-2 text-sm font-medium">
      <span aria-hidden="true" className="relative flex size-2.5">
        {visitors > 0 && (
          <span className="absolute inline-flex size-full rounded-full bg-success opacity-60 motion-safe:animate-ping" />
        )}
        <span
          className={`relative inline-flex size-2.5 rounded-full ${visitors > 0 ? "bg-success" : "bg-border-strong"}`}
        />
      </span>
      {t(($) => $.live.visitors, { count: visitors, visitors: count(visitors) })}
    </p>
  );
}
