import { PlotLine } from "@voxlog/ui/plot";
import { useTranslation } from "react-i18next";
import { axis } from "./axis.ts";
import { useStatsFormat } from "./stats-format.ts";
import { firstWeek, thisWeek, weeks } from "./weeks-charts.tsx";
import { WeeksChart } from "./weeks-chart.tsx";

const scale = axis(
  weeks.map(({ accuracy }) => accuracy),
  0.01,
);
const points = weeks.map(
  ({ accuracy }, index) => `${((index + 0.5) * 100) / weeks.length} ${scale.position(accuracy)}`,
);

/** How much of what was said was written right, as a line over the weeks. */
export function AccuracyChart() {
  const { t } = useTranslation("demo");
  const { share, day } = useStatsFormat();
  return (
    <WeeksChart
      title={t(($) => $.agentTimmy.stats.accuracyChart)}
      summary={t(($) => $.agentTimmy.stats.accuracyTrend, {
        first: share(firstWeek.accuracy, 1),
        firstWeek: day(firstWeek.start),
        last: share(thisWeek.accuracy, 1),
      })}
      unit={t(($) => $.agentTimmy.stats.share)}
      write={({ accuracy }) => share(accuracy, 1)}
      axis={scale}
      format={share}
    >
      <PlotLine points={points} dotted />
    </WeeksChart>
  );
}
