import { Plot, PlotLine, unstretched } from "@voxlog/ui/plot";
import { ticksUpTo } from "./axis.ts";

/** With more points, the dots would touch. */
const MAX_DOTS = 45;

/** A point: its name, description and values, and a note that a line marks. */
export type ChartPoint = {
  name: string;
  text: string;
  value: number;
  before: number | undefined;
  note?: string | undefined;
};

/** Draws a figure over time as a line, above a paler line for the period before. */
export function LineChart({
  title,
  describedBy,
  points,
  isUnfinished,
  format,
}: {
  title: string;
  describedBy: string;
  points: readonly ChartPoint[];
  /** Whether the last point can still grow, as today's can. */
  isUnfinished: boolean;
  format: (value: number) => string;
}) {
  const ticks = ticksUpTo(Math.max(...points.flatMap(({ value, before }) => [value, before ?? 0])));
  const top = ticks.at(-1) ?? 1;
  const position = (value: number) => 100 - (100 * value) / top;
  const width = 100 / points.length;
  const spot = (value: number, index: number) => `${(index + 0.5) * width} ${position(value)}`;
  const spots = points.map(({ value }, index) => spot(value, index));
  const before = points.flatMap((point, index) =>
    point.before === undefined ? [] : [spot(point.before, index)],
  );
  const names = points.map(({ name }) => name);
  return (
    <Plot
      title={title}
      describedBy={describedBy}
      axis={{ ticks, position }}
      format={format}
      columns={points.map(({ text, note }) => (note ? `${text}. ${note}` : text))}
      ends={[...new Set([...names.slice(0, 1), ...names.slice(-1)])]}
    >
      <path d={`M${width / 2} 100L${spots.join("L")}V100Z`} className="fill-accent/10" />
      {points.map(
        ({ name, note }, index) =>
          note && (
            <path
              key={name}
              d={`M${(index + 0.5) * width} 0V100`}
              strokeDasharray="2 3"
              {...unstretched}
              className="fill-none stroke-border-strong stroke-1 forced-colors:stroke-[GrayText]"
            />
          ),
      )}
      {before.length > 0 && (
        <path
          d={`M${before.join("L")}`}
          strokeLinejoin="round"
          strokeDasharray="4 4"
          {...unstretched}
          className="fill-none stroke-border-strong stroke-[1.5] forced-colors:stroke-[GrayText]"
        />
      )}
      {isUnfinished && (
        <path
          d={`M${spots.slice(-2).join("L")}`}
          strokeDasharray="2 4"
          {...unstretched}
          className="fill-none stroke-accent stroke-2 forced-colors:stroke-[CanvasText]"
        />
      )}
      <PlotLine
        points={isUnfinished && spots.length > 1 ? spots.slice(0, -1) : spots}
        dotted={points.length <= MAX_DOTS}
      />
    </Plot>
  );
}
