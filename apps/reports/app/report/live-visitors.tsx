import { brand } from "@voxlog/product";
import { formatDate, useLanguage } from "@voxlog/texts";
import { useTranslation } from "react-i18next";
import type { Filters } from "../filters/filters.ts";
import { serverTime } from "../session/request.ts";
import { useFormat } from "./use-format.ts";
import { useReport } from "./use-report.ts";

const INTERVAL_MS = 30_000;
const HOUR = 60 * 60 * 1000;

/** Shows how many matching visitors came since the previous hour began. Screen readers don't announce it. */
export function LiveVisitors({ filters }: { filters: Filters }) {
  const { t } = useTranslation("reports");
  const { count } = useFormat();
  const language = useLanguage();
  const state = useReport("live", filters, INTERVAL_MS);
  const visitors = state.status === "ready" ? state.rows[0]?.visitors : undefined;
  if (visitors === undefined) return null;
  // Visits are stored by the hour of UTC, which is half past in some time zones.
  const since = new Date((Math.floor(serverTime() / HOUR) - 1) * HOUR);
  const time = formatDate(language, since, { hour: "2-digit", minute: "2-digit", timeZone: brand.timeZone });
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
      {t(($) => $.live.visitors, { count: visitors, visitors: count(visitors), time })}
    </p>
  );
}
