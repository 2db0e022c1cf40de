import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";

export type MeterProps = Omit<ComponentProps<"meter">, "children"> & {
  /** Names what is measured. */
  label: string;
  /**
   * How much there is, between `min` and `max`: 0 and 1 unless they say otherwise.
   * @default 0
   */
  value?: number;
};

/**
 * A part of a whole as a bar: how much room is taken, how loud it is. Its number may change with every frame, through a ref.
 * How far something has come is `Progress`.
 */
export function Meter({ label, value = 0, className, ...props }: MeterProps) {
  return (
    <meter
      aria-label={label}
      value={value}
      {...props}
      className={classNames(
        "block h-2 w-full appearance-none overflow-clip rounded-full border-0 bg-surface-hover bg-none",
        "[&::-webkit-meter-bar]:row-span-full [&::-webkit-meter-bar]:h-full [&::-webkit-meter-bar]:rounded-full",
        "[&::-webkit-meter-bar]:border-0 [&::-webkit-meter-bar]:bg-surface-hover [&::-webkit-meter-bar]:bg-none",
        "[&::-webkit-meter-optimum-value]:h-full [&::-webkit-meter-optimum-value]:bg-accent [&::-webkit-meter-optimum-value]:bg-none [&::-moz-meter-bar]:bg-accent [&::-moz-meter-bar]:bg-none",
        "forced-colors:appearance-auto",
        className,
      )}
    />
  );
}
