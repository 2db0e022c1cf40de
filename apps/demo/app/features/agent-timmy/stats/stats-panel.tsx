import { statistics } from "@voxlog/demo-data/statistics";
import { BookText, MessagesSquare, Target } from "lucide-react";
import { useTranslation } from "react-i18next";
import { StatCard } from "../../../layout/stat-card.tsx";
import { Deferred } from "../../../lazy/deferred.tsx";
import { AccuracyChart } from "./accuracy-chart.tsx";
import { ConversationsChart } from "./conversations-chart.tsx";
import { RecentActivity } from "./recent-activity.tsx";
import { TermsChart } from "./terms-chart.tsx";
import { useStatsFormat } from "./use-stats-format.ts";

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
