import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { toneIcon } from "../icons.tsx";

const toneClass = {
  danger: "bg-danger-soft text-danger",
  info: "bg-info-soft text-info",
  success: "bg-success-soft text-success",
};

export type AlertProps = ComponentProps<"div"> & {
  /**
   * `danger` interrupts a screen reader, the others wait their turn.
   * @default "info"
   */
  tone?: keyof typeof toneClass;
};

/** A message in the place that it is about. */
export function Alert({ tone = "info", className, children, ...props }: AlertProps) {
  const Icon = toneIcon[tone];
  return (
    <div
      role={tone === "danger" ? "alert" : "status"}
      data-tone={tone}
      {...props}
      className={classNames("flex gap-3 rounded-md px-4 py-3 text-sm", toneClass[tone], className)}
    >
      <Icon />
      <div className="min-w-0 flex-1 pt-px font-medium wrap-anywhere">{children}</div>
    </div>
  );
}
