import type { AgentStatistics } from "@voxlog/demo-data/statistics";
import { Disclosure } from "@voxlog/ui/disclosure";
import { type Axis, Plot, PlotLine, unstretched } from "@voxlog/ui/plot";
import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow } from "@voxlog/ui/table";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { SectionCard } from "../../components/section-card.tsx";
import { axis, useStatsFormat } from "./stats-format.ts";

/** The weeks that the agent has worked, oldest first. */
type Weeks = AgentStatistics["weeks"];
type Week = Weeks[number];

/** The week that the agent began, and the one under way. */
function endsOf(weeks: Weeks): { firstWeek: Week; thisWeek: Week } {
  const [firstWeek] = weeks;
  return { firstWeek, thisWeek: weeks.at(-1) ?? firstWeek };
}

/** Of a week's part of the width, the part that its bar fills. */
const FILLED = 0.7;

/** The conversations of each week as bars; the week under way is an outline. */
export function ConversationsChart({ weeks }: { weeks: Weeks }) {
  const { t } = useTranslation("demo");
  const { count, day } = useStatsFormat();
  const { firstWeek, thisWeek } = endsOf(weeks);
  const busiest = weeks.reduce((most, week) => (week.conversations > most.conversations ? week : most));
  const scale = axis([0, busiest.conversations], 5);
  const share = 100 / weeks.length;
  return (
    <WeeksChart
      weeks={weeks}
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

/** How much of what was said was written right, as a line over the weeks. */
export function AccuracyChart({ weeks }: { weeks: Weeks }) {
  const { t } = useTranslation("demo");
  const { share, day } = useStatsFormat();
  const { firstWeek, thisWeek } = endsOf(weeks);
  const scale = axis(
    weeks.map(({ accuracy }) => accuracy),
    0.01,
  );
  const points = weeks.map(
    ({ accuracy }, index) => `${((index + 0.5) * 100) / weeks.length} ${scale.position(accuracy)}`,
  );
  return (
    <WeeksChart
      weeks={weeks}
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

/** A number of each week as a plot, with what it shows in words, and as a table for those who want or need it. */
function WeeksChart({
  weeks,
  title,
  summary,
  unit,
  write,
  axis,
  format,
  children,
}: {
  weeks: Weeks;
  title: string;
  summary: string;
  /** Names the table's column of values. */
  unit: string;
  /** Writes a week's value. */
  write: (week: Week) => string;
  axis: Axis;
  /** Writes a value of the axis. */
  format: (value: number) => string;
  /** What is drawn between the axes. */
  children: ReactNode;
}) {
  const { t } = useTranslation("demo");
  const { day } = useStatsFormat();
  const { firstWeek, thisWeek } = endsOf(weeks);
  const summaryId = useId();
  const rows = weeks.map((week) => [day(week.start), write(week)] as const);
  return (
    <SectionCard title={title}>
      <p id={summaryId} className="-mt-3 text-text-muted">
        {summary}
      </p>
      <Plot
        title={title}
        describedBy={summaryId}
        axis={axis}
        format={format}
        columns={rows.map(([week, value]) => `${week}: ${value}`)}
        ends={[day(firstWeek.start), day(thisWeek.start)]}
      >
        {children}
      </Plot>
      <Disclosure summary={t(($) => $.agentTimmy.stats.table)}>
        <Table label={title} cards="never" className="tabular-nums">
          <TableHead>
            <TableColumn>{t(($) => $.agentTimmy.stats.week)}</TableColumn>
            <TableColumn align="end">{unit}</TableColumn>
          </TableHead>
          <TableBody>
            {rows.map(([name, value]) => (
              <TableRow key={name}>
                <TableCell isRowHeader>{name}</TableCell>
                <TableCell align="end">{value}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Disclosure>
    </SectionCard>
  );
}
