import { statistics } from "@voxlog/demo-data/statistics";
import { textIn } from "@voxlog/demo-data/text";
import { brand } from "@voxlog/product";
import { formatDate, formatNumber, useLanguage } from "@voxlog/texts";
import { StatCard } from "@voxlog/ui/stat-card";
import { BookText, MessagesSquare, Target } from "lucide-react";
import { useTranslation } from "react-i18next";
import { SectionCard } from "../../components/section-card.tsx";

const percent = { style: "percent" } as const;

/** Shows how much the agent did for the team, and how well. */
export function StatsPanel() {
  const { t } = useTranslation("demo");
  const language = useLanguage();
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="text-text-muted">{t(($) => $.agentTimmy.stats.whose, { agent: brand.agent })}</p>
      <dl className="grid gap-4 md:grid-cols-3">
        <StatCard
          icon={<MessagesSquare strokeWidth={1.75} />}
          label={t(($) => $.agentTimmy.stats.conversations)}
          value={formatNumber(language, statistics.conversationsProcessed)}
        />
        <StatCard
          icon={<Target strokeWidth={1.75} />}
          label={t(($) => $.agentTimmy.stats.accuracy)}
          value={formatNumber(language, statistics.averageAccuracy, percent)}
          note={t(($) => $.agentTimmy.stats.accuracyNote)}
        />
        <StatCard
          icon={<BookText strokeWidth={1.75} />}
          label={t(($) => $.agentTimmy.stats.terms)}
          value={formatNumber(language, statistics.jargonTermsRecognized)}
        />
      </dl>
      <RecentActivity />
    </div>
  );
}

/** Lists the agent's latest work with its accuracy. */
function RecentActivity() {
  const { t } = useTranslation("demo");
  const language = useLanguage();
  return (
    <SectionCard title={t(($) => $.agentTimmy.stats.activity)}>
      <ul className="-my-3 divide-y">
        {statistics.recentActivity.map(({ date, action, accuracy }) => (
          <li key={date} className="flex flex-wrap items-center justify-between gap-x-4 py-3">
            <div className="min-w-0 grow basis-word">
              <p>{textIn(action, language)}</p>
              <time dateTime={date} className="text-sm text-text-muted">
                {formatDate(language, new Date(date), { day: "numeric", month: "long", timeZone: "UTC" })}
              </time>
            </div>
            <p className="text-sm text-text-muted tabular-nums">
              {t(($) => $.agentTimmy.stats.accurate, { share: formatNumber(language, accuracy, percent) })}
            </p>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
