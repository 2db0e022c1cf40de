import { unstretched } from "@voxlog/ui/plot";
import { useTranslation } from "react-i18next";
import { axis } from "./axis.ts";
import { useStatsFormat } from "./stats-format.ts";
import { firstWeek, thisWeek, weeks } from "./weeks-charts.tsx";
import { WeeksChart } from "./weeks-chart.tsx";

const busiest = weeks.reduce((most, week) => (week.conversations > most.conversations ? week : most));
const scale = axis([0, busiest.conversations], 5);

/** A week's part of the width, and of that the part that its bar fills. */
const share = 100 / weeks.length;
const FILLED = 0.7;

/** The conversations of each week as bars; the week under way is an outline. */
export function ConversationsChart() {
  const { t } = useTranslation("demo");
  const { count, day } = useStatsFormat();
  return (
    <WeeksChart
      title={t(($) => $.agentTimmy.stats.conversationsChart)}
      summary={t(($) => $.agentTimmy.stats.conversationsTrend, {
        first: count(firstWeek.conversations),
        firstWeek: day(firstWeek.start),
        most: count(busiest.conversations),
        mostWeek: day(busiest.start),
        last: count(thisWeek.conversations),
      })}
      unit={t(($) => $.agentTimmy.stats.count)}
      write={({ conversations }) => count(conversations)}
      axis={scale}
      format={count}
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
    </WeeksChart>
  );
}
