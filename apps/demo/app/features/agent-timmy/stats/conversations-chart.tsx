import { Plot, unstretched } from "@voxlog/ui/plot";
import { useTranslation } from "react-i18next";
import { axis } from "./axis.ts";
import { ChartCard } from "./chart-card.tsx";
import { useStatsFormat } from "./use-stats-format.ts";
import { firstWeek, thisWeek, weeks } from "./weeks.ts";

const busiest = weeks.reduce((most, week) => (week.conversations > most.conversations ? week : most));
const scale = axis([0, busiest.conversations], 5);

/** Of a bar's share of the width, the part that it fills. */
const FILLED = 0.7;

/** The conversations of each week as bars; the week under way is an outline. */
export function ConversationsChart() {
  const { t } = useTranslation("demo");
  const { count, day } = useStatsFormat();
  const title = t(($) => $.agentTimmy.stats.conversationsChart);
  const rows = weeks.map(({ start, conversations }) => [day(start), count(conversations)] as const);
  const share = 100 / weeks.length;
  return (
    <ChartCard
      title={title}
      summary={t(($) => $.agentTimmy.stats.conversationsTrend, {
        first: count(firstWeek.conversations),
        firstWeek: day(firstWeek.start),
        most: count(busiest.conversations),
        mostWeek: day(busiest.start),
        last: count(thisWeek.conversations),
      })}
      columns={[t(($) => $.agentTimmy.stats.week), t(($) => $.agentTimmy.stats.count)]}
      rows={rows}
    >
      {(summaryId) => (
        <Plot
          title={title}
          describedBy={summaryId}
          axis={scale}
          format={count}
          columns={rows.map(([week, value]) => `${week}: ${value}`)}
          ends={[day(firstWeek.start), day(thisWeek.start)]}
        >
          {weeks.map((week, index) => (
            <rect
              key={week.start}
              x={(index + (1 - FILLED) / 2) * share}
              y={scale.position(week.conversations)}
              width={share * FILLED}
              height={scale.position(0) - scale.position(week.conversations)}
              {...unstretched}
              className={week === thisWeek ? "fill-accent-soft stroke-accent stroke-2" : "fill-accent"}
            />
          ))}
        </Plot>
      )}
    </ChartCard>
  );
}
