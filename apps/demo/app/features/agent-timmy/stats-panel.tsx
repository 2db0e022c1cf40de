import { statistics } from "@voxlog/demo-data/statistics";
import { textIn } from "@voxlog/demo-data/text";
import { useLanguage } from "@voxlog/i18n";
import { BookText, MessagesSquare, Target } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Deferred } from "../../components/lazy.tsx";
import { SectionCard } from "../../components/section-card.tsx";
import { StatCard } from "../../components/stat-card.tsx";
import { useStatsFormat } from "./stats-format.ts";
import { AccuracyChart, ConversationsChart } from "./weeks-charts.tsx";

/** How much the agent did, and how well. */
export function StatsPanel() {
  const { t } = useTranslation("demo");
  const { count, share } = useStatsFormat();
  return (
    <div className="grid grid-cols-1 gap-6">
      <dl className="grid gap-4 md:grid-cols-3">
        <StatCard
          icon={MessagesSquare}
          label={t(($) => $.agentTimmy.stats.conversations)}
          value={count(statistics.conversationsProcessed)}
        />
        <StatCard
          icon={Target}
          label={t(($) => $.agentTimmy.stats.accuracy)}
          value={share(statistics.averageAccuracy)}
        />
        <StatCard
          icon={BookText}
          label={t(($) => $.agentTimmy.stats.terms)}
          value={count(statistics.jargonTermsRecognised)}
        />
      </dl>
      <Deferred>
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
          <ConversationsChart />
          <AccuracyChart />
          <TermsChart />
          <RecentActivity />
        </div>
      </Deferred>
    </div>
  );
}

const kinds = statistics.jargonKinds;
const [commonest] = kinds;

/** The recognised terms by kind, each with its number beside its bar: this chart is its own table. */
function TermsChart() {
  const { t } = useTranslation("demo");
  const language = useLanguage();
  const { count } = useStatsFormat();
  return (
    <SectionCard title={t(($) => $.agentTimmy.stats.termsChart)}>
      <p className="-mt-3 text-text-muted">
        {t(($) => $.agentTimmy.stats.termsTrend, {
          most: textIn(commonest.name, language),
          terms: count(commonest.termsRecognised),
        })}
      </p>
      <ul className="grid gap-4">
        {kinds.map(({ name, termsRecognised }) => {
          const text = textIn(name, language);
          return (
            <li key={text} className="grid gap-1.5">
              <p className="flex justify-between gap-4">
                <span>{text}</span>
                <span className="font-medium tabular-nums">{count(termsRecognised)}</span>
              </p>
              <svg
                aria-hidden="true"
                viewBox={`0 0 ${commonest.termsRecognised} 1`}
                preserveAspectRatio="none"
                className="h-2.5 w-full rounded-full bg-surface-hover"
              >
                <rect width={termsRecognised} height={1} className="fill-accent" />
              </svg>
            </li>
          );
        })}
      </ul>
    </SectionCard>
  );
}

/** What the agent did lately, and how well. */
function RecentActivity() {
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
