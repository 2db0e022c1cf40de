import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";

const toneClass = {
  neutral: "bg-surface-hover text-text-muted",
  accent: "bg-accent-soft text-accent-text",
  success: "bg-success-soft text-success",
  warning: "bg-warning-soft text-warning",
  danger: "bg-danger-soft text-danger",
  info: "bg-info-soft text-info",
};

export type BadgeProps = ComponentProps<"span"> & {
  /** @default "neutral" */
  tone?: keyof typeof toneClass;
  /** A decorative icon before the text; a status has one, so that it does not rest on color. */
  icon?: ReactNode;
};

/** A short label on something else: its status, its kind. */
export function Badge({ tone = "neutral", icon, className, children, ...props }: BadgeProps) {
  return (
    <span
      data-tone={tone}
      {...props}
      className={classNames(
        "inline-flex min-h-6 w-fit max-w-full kit:shrink-0 items-center gap-1.5 rounded-xl px-2.5 py-0.5 text-xs font-medium",
        "[&_svg]:size-3.5",
        toneClass[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
