import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { toneIcon } from "../icons.tsx";

const toneClass = {
  danger: "kit:bg-danger-soft kit:text-danger",
  info: "kit:bg-info-soft kit:text-info",
  success: "kit:bg-success-soft kit:text-success",
};

export type AlertProps = ComponentProps<"div"> & {
  /**
   * `danger` interrupts screen readers, the others wait.
   *
   * @default "info"
   */
  tone?: keyof typeof toneClass | undefined;
};

/** A message in the part of the page it concerns. */
export function Alert({ tone = "info", className, children, ...props }: AlertProps) {
  const Icon = toneIcon[tone];
  return (
    <div
      role={tone === "danger" ? "alert" : "status"}
      data-tone={tone}
      {...props}
      className={classNames(
        "kit:flex kit:gap-3 kit:rounded-md kit:px-4 kit:py-3 kit:text-sm",
        toneClass[tone],
        className,
      )}
    >
      <Icon />
      <div className="kit:min-w-0 kit:flex-1 kit:pt-px kit:font-medium kit:wrap-anywhere">{children}</div>
    </div>
  );
}
