"use client";

import { type ComponentProps, type PointerEvent, useState } from "react";
import { classNames } from "../class-names.ts";

export type Axis = {
  /** Labeled values, from the lower to the upper end. */
  ticks: readonly number[];
  /** Returns a value's distance from the upper end, in percent. */
  position: (value: number) => number;
};

/** Keeps the width of strokes while the drawing is stretched. */
export const unstretched = { vectorEffect: "non-scaling-stroke" } as const;

export type PlotProps = Omit<ComponentProps<"div">, "title"> & {
  title: string;
  /** ID of the text that describes the plot. */
  describedBy?: string | undefined;
  axis: Axis;
  /** Formats a value of the axis. */
  format: (value: number) => string;
  /** Text of each column on hover, focus and touch, from left to right. */
  columns: readonly string[];
  /** Names of the first and last column; a single name for a single column. */
  ends: readonly string[];
};

/**
 * A chart over time with axes; its children are SVG parts in a 100 by 100 box at any size. Labels are outside the SVG,
 * so they stay readable. Provide the same numbers in a table. An invisible slider on top handles focus, arrow keys and
 * touch, and reads values out.
 */
export function Plot({
  title,
  describedBy,
  axis: { ticks, position },
  format,
  columns,
  ends,
  className,
  children,
  ...props
}: PlotProps) {
  const width = 100 / columns.length;
  const [shown, setShown] = useState<number>();
  const last = columns.length - 1;

  function showAt({ clientX, currentTarget }: PointerEvent<HTMLInputElement>): void {
    const box = currentTarget.getBoundingClientRect();
    const share = (clientX - box.left) / box.width;
    const isFromRight = getComputedStyle(currentTarget).direction === "rtl";
    setShown(Math.min(last, Math.max(0, Math.floor((isFromRight ? 1 - share : share) * columns.length))));
  }

  return (
    <div
      {...props}
      className={classNames(
        "kit:grid kit:grid-cols-[auto_1fr] kit:gap-x-3 kit:gap-y-2 kit:pt-2 kit:text-xs kit:text-text-muted kit:tabular-nums",
        className,
      )}
    >
      <p
        aria-hidden="true"
        className="kit:col-span-2 kit:min-h-5 kit:text-end kit:text-sm kit:font-medium kit:text-text"
      >
        {shown !== undefined && columns[shown]}
      </p>
      <div aria-hidden="true" className="kit:flex kit:flex-col-reverse kit:justify-between">
        {ticks.map((tick) => (
          <span key={tick} className="kit:flex kit:h-0 kit:items-center kit:justify-end">
            {format(tick)}
          </span>
        ))}
      </div>
      <div className="kit:relative">
        <svg
          role="img"
          aria-label={title}
          aria-describedby={describedBy}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="kit:h-48 kit:w-full kit:overflow-visible kit:rtl:-scale-x-100"
        >
          {ticks.map((tick) => (
            <path
              key={tick}
              d={`M0 ${position(tick)}H100`}
              {...unstretched}
              className="kit:fill-none kit:stroke-border kit:forced-colors:stroke-[GrayText]"
            />
          ))}
          {children}
          {columns.map((text, index) => (
            <rect
              key={text}
              x={index * width}
              width={width}
              height={100}
              className={
                index === shown
                  ? "kit:fill-accent/10 kit:forced-colors:stroke-[CanvasText]"
                  : "kit:fill-transparent"
              }
            />
          ))}
        </svg>
        <input
          type="range"
          min={0}
          max={last}
          value={shown ?? last}
          aria-label={title}
          aria-valuetext={columns[shown ?? last]}
          onChange={({ target }) => setShown(target.valueAsNumber)}
          onFocus={() => setShown((now) => now ?? last)}
          onBlur={() => setShown(undefined)}
          onPointerDown={showAt}
          onPointerMove={showAt}
          onPointerLeave={({ currentTarget, pointerType }) => {
            // A finger leaves after every touch; its column stays until the next one.
            if (pointerType === "mouse" && currentTarget !== document.activeElement) setShown(undefined);
          }}
          className="peer/point kit:peer/point kit:absolute kit:inset-0 kit:m-0 kit:size-full kit:touch-pan-y kit:cursor-crosshair kit:opacity-0"
        />
        <span
          aria-hidden="true"
          className="kit:pointer-events-none kit:absolute kit:inset-0 kit:rounded-md kit:outline-offset-2 kit:outline-focus kit:peer-focus-visible/point:outline-2"
        />
      </div>
      <div aria-hidden="true" className="kit:col-start-2 kit:flex kit:justify-between">
        {ends.map((end) => (
          <span key={end} className="kit:min-w-0">
            {end}
          </span>
        ))}
      </div>
    </div>
  );
}

/**
 * A line through points of a plot.
 *
 * @param points `x y` in the plot's 100 by 100, from left to right.
 * @param dotted whether each point has a dot; too many would touch.
 */
export function PlotLine({
  points,
  dotted = false,
}: {
  points: readonly string[];
  dotted?: boolean | undefined;
}) {
  return (
    <>
      <path
        d={`M${points.join("L")}`}
        strokeLinejoin="round"
        {...unstretched}
        className="kit:fill-none kit:stroke-accent kit:stroke-2 kit:forced-colors:stroke-[CanvasText]"
      />
      {dotted &&
        points.map((point) => (
          // A zero-length line is a round dot; a circle would be stretched.
          <path
            key={point}
            d={`M${point}h0`}
            strokeLinecap="round"
            {...unstretched}
            className="kit:stroke-accent kit:stroke-6"
          />
        ))}
    </>
  );
}
