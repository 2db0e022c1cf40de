import { Plot, PlotLine } from "@voxlog/ui/plot";
import { ticksUpTo } from "./axis.ts";

/** From so many points on, dots would be one another's neighbours. */
const MOST_DOTS = 45;

/** A count over time as a line. */
export function LineChart({
  title,
  describedBy,
  points,
  format,
}: {
  title: string;
  /** Id of the text that says what is to be seen. */
  describedBy: string;
  points: readonly { name: string; value: number }[];
  /** Writes a value of the axis. */
  format: (value: number) => string;
}) {
  const ticks = ticksUpTo(Math.max(...points.map(({ value }) => value)));
  const top = ticks.at(-1) ?? 1;
  const position = (value: number) => 100 - (100 * value) / top;
  const width = 100 / points.length;
  const spots = points.map(({ value }, index) => `${(index + 0.5) * width} ${position(value)}`);
  const names = points.map(({ name }) => name);
  return (
    <Plot
      title={title}
      describedBy={describedBy}
      axis={{ ticks, position }}
      format={format}
      columns={points.map(({ name, value }) => `${name}: ${format(value)}`)}
      ends={[...new Set([...names.slice(0, 1), ...names.slice(-1)])]}
    >
      <path d={`M${width / 2} 100L${spots.join("L")}V100Z`} className="fill-accent/10" />
      <PlotLine points={spots} dotted={points.length <= MOST_DOTS} />
    </Plot>
  );
}
