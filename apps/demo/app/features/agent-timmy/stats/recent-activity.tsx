import { statistics } from "@voxlog/demo-data/statistics";
import { textIn } from "@voxlog/demo-data/text";
import { useLanguage } from "@voxlog/i18n";
import { useTranslation } from "react-i18next";
import { SectionCard } from "../../../layout/section-card.tsx";
import { useStatsFormat } from "./use-stats-format.ts";

/** What the agent did lately, and how well. */
export function RecentActivity() {
  const { t } = useTranslation("demo");
  const language = useLanguage();
  const { share, day } = useStatsFormat();
  return (
    <SectionCard title={t(($) => $.agentTimmy.stats.activity)}>
      <ul className="-my-3 divide-y">
        {statistics.recentActivity.map(({ date, action, accuracy }) => (
          <li key={date} className="flex flex-wrap items-center justify-between gap-x-4 py-3">
            <div className="min-w-0 grow basis-word">
              <p>{textIn(action, language)}</p>
              <time dateTime={date} className="text-sm text-text-muted">
                {day(date)}
              </time>
            </div>
            <p className="text-sm text-text-muted tabular-nums">
              {t(($) => $.agentTimmy.stats.accurate, { share: share(accuracy) })}
            </p>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
