import { useStore } from "@voxlog/browser/store";
import { type AgentStatistics, ownStatistics, statistics } from "@voxlog/demo-data/statistics";
import { textIn } from "@voxlog/demo-data/text";
import { brand } from "@voxlog/product";
import { useLanguage } from "@voxlog/texts";
import { StatCard } from "@voxlog/ui/stat-card";
import { BookText, MessagesSquare, Target } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Deferred } from "../../components/lazy.tsx";
import { SectionCard } from "../../components/section-card.tsx";
import { viewedRole } from "../../edits/account-edits.ts";
import { useStatsFormat } from "./stats-format.ts";
import { AccuracyChart, ConversationsChart } from "./weeks-charts.tsx";

/** How much the agent did, and how well: for the team, or for a member alone. */
export function StatsPanel() {
  const { t } = useTranslation("demo");
  const { count, share } = useStatsFormat();
  const role = useStore(viewedRole);
  const shown = role === "Admin" ? statistics : ownStatistics;
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="text-text-muted">{t(($) => $.agentTimmy.stats.whose[role], { agent: brand.agent })}</p>
      <dl className="grid gap-4 md:grid-cols-3">
        <StatCard
          icon={<MessagesSquare strokeWidth={1.75} />}
          label={t(($) => $.agentTimmy.stats.conversations)}
          value={count(shown.conversationsProcessed)}
        />
        <StatCard
          icon={<Target strokeWidth={1.75} />}
          label={t(($) => $.agentTimmy.stats.accuracy)}
          value={share(shown.averageAccuracy)}
          note={t(($) => $.agentTimmy.stats.accuracyNote)}
        />
        <StatCard
          icon={<BookText strokeWidth={1.75} />}
          label={t(($) => $.agentTimmy.stats.terms)}
          value={count(shown.jargonTermsRecognized)}
        />
      </dl>
      <Deferred>
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
          <ConversationsChart weeks={shown.weeks} />
          <AccuracyChart weeks={shown.weeks} />
          <TermsChart kinds={shown.jargonKinds} />
          <RecentActivity activity={shown.recentActivity} />
        </div>
      </Deferred>
    </div>
  );
}

/** The recognized terms by kind, each with its number beside its bar: this chart is its own table. */
function TermsChart({ kinds }: { kinds: AgentStatistics["jargonKinds"] }) {
  const { t } = useTranslation("demo");
  const language = useLanguage();
  const { count } = useStatsFormat();
  const [commonest] = kinds;
  return (
    <SectionCard title={t(($) => $.agentTimmy.stats.termsChart)}>
      <p className="-mt-3 text-text-muted">
        {t(($) => $.agentTimmy.stats.termsTrend, {
          most: textIn(commonest.name, language),
          terms: count(commonest.termsRecognized),
        })}
      </p>
      <ul className="grid gap-4">
        {kinds.map(({ name, termsRecognized }) => {
          const text = textIn(name, language);
          return (
            <li key={text} className="grid gap-1.5">
              <p className="flex justify-between gap-4">
                <span>{text}</span>
                <span className="font-medium tabular-nums">{count(termsRecognized)}</span>
              </p>
              <svg
                aria-hidden="true"
                viewBox={`0 0 ${commonest.termsRecognized} 1`}
                preserveAspectRatio="none"
                className="h-2.5 w-full rounded-full bg-surface-hover"
              >
                <rect width={termsRecognized} height={1} className="fill-accent" />
              </svg>
            </li>
          );
        })}
      </ul>
    </SectionCard>
  );
}

/** What the agent did lately, and how well. */
function RecentActivity({ activity }: { activity: AgentStatistics["recentActivity"] }) {
  const { t } = useTranslation("demo");
  const language = useLanguage();
  const { share, day } = useStatsFormat();
  return (
    <SectionCard title={t(($) => $.agentTimmy.stats.activity)}>
      <ul className="-my-3 divide-y">
        {activity.map(({ date, action, accuracy }) => (
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
