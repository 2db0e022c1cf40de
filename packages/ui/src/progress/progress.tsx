import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";

export type ProgressProps = Omit<ComponentProps<"progress">, "children"> & {
  /** Names what is under way. */
  label: string;
  /** How far it has come, between 0 and `max`, which is 1 unless it says otherwise. */
  value: number;
};

/**
 * How far something has come, by the browser's own element, whose width no style attribute has to set. What it is at goes
 * into `aria-valuetext`. How much there is of something is `Meter`; where that is unknown, a button is `pending`.
 */
export function Progress({ label, className, ...props }: ProgressProps) {
  return (
    <progress
      aria-label={label}
      {...props}
      className={classNames(
        "block h-2 w-full appearance-none overflow-clip rounded-full border-0 bg-surface-hover",
        "[&::-webkit-progress-bar]:bg-surface-hover [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent",
        "[&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-base",
        "[&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-accent",
        "forced-colors:appearance-auto",
        className,
      )}
    />
  );
}
