import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";

/** From the longest line to the shortest, repeated. */
const widths = ["kit:w-full", "kit:w-5/6", "kit:w-2/3", "kit:w-1/2"];

export type SkeletonProps = ComponentProps<"div"> & {
  /** Name of the loading content, for screen readers. */
  label: string;
  /**
   * Number of lines; shapes among its children replace them.
   *
   * @default 3
   */
  lines?: number | undefined;
};

/** A placeholder for loading content, of about its size to limit layout shifts. */
export function Skeleton({ label, lines = 3, className, children, ...props }: SkeletonProps) {
  return (
    <div aria-busy="true" {...props} className={classNames("kit:grid kit:grid-cols-1 kit:gap-3", className)}>
      <p className="kit:sr-only">{label}</p>
      {children ??
        Array.from({ length: lines }, (_, line) => line).map((line) => (
          <SkeletonShape key={line} className={widths[line % widths.length]} />
        ))}
    </div>
  );
}

export type SkeletonShapeProps = ComponentProps<"div">;

/** A part of a skeleton: a line, or with `className` a picture or circle. */
export function SkeletonShape({ className, ...props }: SkeletonShapeProps) {
  return (
    <div
      {...props}
      className={classNames(
        "kit:h-7 kit:rounded-md kit:bg-surface-hover kit:animate-enter kit:forced-colors:border",
        className,
      )}
    />
  );
}
