import { dashboardStats } from "@voxlog/demo-data/dashboard";
import { recordings } from "@voxlog/demo-data/recordings";
import { formatNumber, useLanguage } from "@voxlog/i18n";
import { Clock, MessagesSquare, RefreshCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { StatCard } from "../../layout/stat-card.tsx";

const { conversationsThisWeek, hoursSaved, crmSyncRate } = dashboardStats;

/** The week in three figures. */
export function WeekStats() {
  const { t } = useTranslation("demo");
  const language = useLanguage();
  const processing = recordings.filter(({ status }) => status === "processing").length;
  const analysed = recordings.length - processing;
  return (
    <section aria-label={t(($) => $.dashboard.stats)}>
      <dl className="grid gap-4 md:grid-cols-3">
        <StatCard
          icon={MessagesSquare}
          label={t(($) => $.dashboard.conversations.label)}
          value={formatNumber(language, conversationsThisWeek)}
          note={t(($) => $.dashboard.conversations.note, { count: processing })}
        />
        <StatCard
          icon={Clock}
          label={t(($) => $.dashboard.hoursSaved.label)}
          value={formatNumber(language, hoursSaved)}
          note={t(($) => $.dashboard.hoursSaved.note, {
            minutes: formatNumber(language, Math.round((hoursSaved * 60) / conversationsThisWeek)),
          })}
        />
        <StatCard
          icon={RefreshCw}
          label={t(($) => $.dashboard.sync.label)}
          value={formatNumber(language, crmSyncRate, { style: "percent" })}
          note={t(($) => $.dashboard.sync.note, { synced: analysed * crmSyncRate, analysed })}
        />
      </dl>
    </section>
  );
}
