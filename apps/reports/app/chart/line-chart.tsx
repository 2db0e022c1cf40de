import { ticksUpTo } from "./axis.ts";

/** Keeps a line's width: the drawing is stretched to the room there is. */
const unstretched = { vectorEffect: "non-scaling-stroke" } as const;

/** From so many points on, dots would be one another's neighbours. */
const MOST_DOTS = 45;

/**
 * A count over time as a line. It is drawn 100 by 100 and stretched; the labels are not part of the drawing, so that
 * they stay readable.
 */
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
  const width = 100 / points.length;
  const spots = points.map(({ value }, index) => `${(index + 0.5) * width} ${100 - (100 * value) / top}`);
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-2 pt-2 text-xs text-text-muted tabular-nums">
      <div aria-hidden="true" className="flex flex-col-reverse justify-between">
        {ticks.map((tick) => (
          <span key={tick} className="flex h-0 items-center justify-end">
            {format(tick)}
          </span>
        ))}
      </div>
      <svg
        role="img"
        aria-label={title}
        aria-describedby={describedBy}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="h-56 w-full overflow-visible"
      >
        {ticks.map((tick) => (
          <path
            key={tick}
            d={`M0 ${100 - (100 * tick) / top}H100`}
            {...unstretched}
            className="fill-none stroke-border forced-colors:stroke-[GrayText]"
          />
        ))}
        <path d={`M${width / 2} 100L${spots.join("L")}V100Z`} className="fill-accent/10" />
        <path
          d={`M${spots.join("L")}`}
          strokeLinejoin="round"
          {...unstretched}
          className="fill-none stroke-accent stroke-2 forced-colors:stroke-[CanvasText]"
        />
        {points.length <= MOST_DOTS &&
          spots.map((spot) => (
            // A line without a length is a dot, which a stretched circle would not be.
            <path
              key={spot}
              d={`M${spot}h0`}
              strokeLinecap="round"
              {...unstretched}
              className="stroke-accent stroke-6"
            />
          ))}
        {points.map(({ name, value }, index) => (
          <rect
            key={name}
            x={index * width}
            width={width}
            height={100}
            className="fill-transparent hover:fill-accent/10"
          >
            <title>{`${name}: ${format(value)}`}</title>
          </rect>
        ))}
      </svg>
      <div aria-hidden="true" className="col-start-2 flex justify-between">
        <span>{points[0]?.name}</span>
        {points.length > 1 && <span>{points.at(-1)?.name}</span>}
      </div>
    </div>
  );
}
