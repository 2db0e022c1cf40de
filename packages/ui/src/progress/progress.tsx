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
        "kit:block kit:h-2 kit:w-full kit:appearance-none kit:overflow-clip kit:rounded-full kit:border-0 kit:bg-surface-hover",
        "kit:[&::-webkit-progress-bar]:bg-surface-hover kit:[&::-webkit-progress-value]:rounded-full kit:[&::-webkit-progress-value]:bg-accent",
        "kit:[&::-webkit-progress-value]:transition-[inline-size] kit:[&::-webkit-progress-value]:duration-base",
        "kit:[&::-moz-progress-bar]:rounded-full kit:[&::-moz-progress-bar]:bg-accent",
        "kit:forced-colors:appearance-auto",
        className,
      )}
    />
  );
}
