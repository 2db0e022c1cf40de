import { Plot, unstretched } from "@voxlog/ui/plot";
import { useTranslation } from "react-i18next";
import { axis } from "./axis.ts";
import { ChartCard } from "./chart-card.tsx";
import { useStatsFormat } from "./use-stats-format.ts";
import { firstWeek, thisWeek, weeks } from "./weeks.ts";

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
  const title = t(($) => $.agentTimmy.stats.accuracyChart);
  const rows = weeks.map(({ start, accuracy }) => [day(start), share(accuracy, 1)] as const);
  return (
    <ChartCard
      title={title}
      summary={t(($) => $.agentTimmy.stats.accuracyTrend, {
        first: share(firstWeek.accuracy, 1),
        firstWeek: day(firstWeek.start),
        last: share(thisWeek.accuracy, 1),
      })}
      columns={[t(($) => $.agentTimmy.stats.week), t(($) => $.agentTimmy.stats.share)]}
      rows={rows}
    >
      {(summaryId) => (
        <Plot
          title={title}
          describedBy={summaryId}
          axis={scale}
          format={share}
          columns={rows.map(([week, value]) => `${week}: ${value}`)}
          ends={[day(firstWeek.start), day(thisWeek.start)]}
        >
          <path
            d={`M${points.join("L")}`}
            strokeLinejoin="round"
            {...unstretched}
            className="fill-none stroke-accent stroke-2"
          />
          {points.map((point) => (
            // A line without a length is a dot, which a stretched circle would not be.
            <path
              key={point}
              d={`M${point}h0`}
              strokeLinecap="round"
              {...unstretched}
              className="stroke-accent stroke-8"
            />
          ))}
        </Plot>
      )}
    </ChartCard>
  );
}
