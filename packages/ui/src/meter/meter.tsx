import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";

export type MeterProps = Omit<ComponentProps<"meter">, "children"> & {
  label: string;
  /**
   * The amount, between `min` and `max`, by default 0 and 1.
   *
   * @default 0
   */
  value?: number | undefined;
};

/**
 * An amount as a bar, such as used storage or loudness. It may change every frame through a ref. For the progress of a
 * task use `Progress`.
 */
export function Meter({ label, value = 0, className, ...props }: MeterProps) {
  return (
    <meter
      aria-label={label}
      value={value}
      {...props}
      className={classNames(
        "kit:block kit:h-2 kit:w-full kit:appearance-none kit:overflow-clip kit:rounded-full kit:border-0 kit:bg-surface-hover kit:bg-none",
        "kit:[&::-webkit-meter-bar]:row-span-full kit:[&::-webkit-meter-bar]:h-full kit:[&::-webkit-meter-bar]:rounded-full",
        "kit:[&::-webkit-meter-bar]:border-0 kit:[&::-webkit-meter-bar]:bg-surface-hover kit:[&::-webkit-meter-bar]:bg-none",
        "kit:[&::-webkit-meter-optimum-value]:h-full kit:[&::-webkit-meter-optimum-value]:bg-accent kit:[&::-webkit-meter-optimum-value]:bg-none kit:[&::-moz-meter-bar]:bg-accent kit:[&::-moz-meter-bar]:bg-none",
        "kit:forced-colors:appearance-auto kit:forced-colors:outline",
        className,
      )}
    />
  );
}
