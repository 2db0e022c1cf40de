import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";

/** From the longest line to the shortest, and again. */
const widths = ["w-full", "w-5/6", "w-2/3", "w-1/2"];

export type SkeletonProps = ComponentProps<"div"> & {
  /** What is loading, for screen readers. */
  label: string;
  /**
   * How many lines it has; shapes among its children take their place.
   * @default 3
   */
  lines?: number;
};

/** A placeholder of loading content, about as large as that, so that little moves. */
export function Skeleton({ label, lines = 3, className, children, ...props }: SkeletonProps) {
  return (
    <div aria-busy="true" {...props} className={classNames("grid grid-cols-1 gap-3", className)}>
      <p className="sr-only">{label}</p>
      {children ??
        Array.from({ length: lines }, (_, line) => line).map((line) => (
          <SkeletonShape key={line} className={widths[line % widths.length]} />
        ))}
    </div>
  );
}

export type SkeletonShapeProps = ComponentProps<"div">;

/** A part of it: a line, unless `className` makes it a picture or a circle. */
export function SkeletonShape({ className, ...props }: SkeletonShapeProps) {
  return (
    <div
      {...props}
      className={classNames(
        "kit:h-7 kit:rounded-md bg-surface-hover animate-enter forced-colors:border",
        className,
      )}
    />
  );
}
