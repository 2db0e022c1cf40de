import type { ReactNode } from "react";
import type { Axis } from "./axis.ts";

/** Keeps a line's width: the drawing is stretched to the room there is. */
export const unstretched = { vectorEffect: "non-scaling-stroke" } as const;

/**
 * A drawing over time between its axes. It is 100 by 100 whatever its size on the screen; the labels are not part
 * of it, so that they stay readable.
 */
export function Plot({
  title,
  describedBy,
  axis: { ticks, position },
  format,
  columns,
  ends,
  children,
}: {
  title: string;
  /** Id of the text that says what is to be seen. */
  describedBy: string;
  axis: Axis;
  /** Writes a value of the axis. */
  format: (value: number) => string;
  /** What to tell of each column on hover, from left to right. */
  columns: readonly string[];
  /** The names of the first and the last column. */
  ends: readonly [string, string];
  /** What is drawn. */
  children: ReactNode;
}) {
  const width = 100 / columns.length;
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
        className="h-48 w-full overflow-visible"
      >
        {ticks.map((tick) => (
          <path
            key={tick}
            d={`M0 ${position(tick)}H100`}
            {...unstretched}
            className="fill-none stroke-border forced-colors:stroke-[GrayText]"
          />
        ))}
        {children}
        {columns.map((text, index) => (
          <rect
            key={text}
            x={index * width}
            width={width}
            height={100}
            className="fill-transparent hover:fill-accent/10"
          >
            <title>{text}</title>
          </rect>
        ))}
      </svg>
      <div aria-hidden="true" className="col-start-2 flex justify-between">
        {ends.map((end) => (
          <span key={end}>{end}</span>
        ))}
      </div>
    </div>
  );
}
