import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";

export type ProgressProps = Omit<ComponentProps<"progress">, "children"> & {
  /** Names the task. */
  label: string;
  /** Progress between 0 and `max`, by default 1. */
  value: number;
};

/**
 * Progress of a task, as a native element, whose width needs no style attribute. Set `aria-valuetext` for a readable
 * value. For an amount use `Meter`, for unknown progress a `pending` button.
 */
export function Progress({ label, className, ...props }: ProgressProps) {
  return (
    <progress
      aria-label={label}
      {...props}
      className={classNames(
        "kit:block kit:h-2 kit:w-full kit:appearance-none kit:overflow-clip kit:rounded-full kit:border-0 kit:bg-surface-hover",
        "kit:[&::-webkit-progress-bar]:bg-surface-hover kit:[&::-webkit-progress-value]:rounded-full kit:[&::-webkit-progress-value]:bg-accent",
        "kit:[&::-webkit-progress-value]:transition-[inline-size] kit:[&::-webkit-progress-value]:duration-base",
        "kit:[&::-moz-progress-bar]:rounded-full kit:[&::-moz-progress-bar]:bg-accent",
        "kit:forced-colors:appearance-auto kit:forced-colors:outline",
        className,
      )}
    />
  );
}
