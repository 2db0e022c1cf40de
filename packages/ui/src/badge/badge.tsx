import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";

const toneClass = {
  neutral: "kit:bg-surface-hover kit:text-text-muted",
  accent: "kit:bg-accent-soft kit:text-accent-text",
  success: "kit:bg-success-soft kit:text-success",
  warning: "kit:bg-warning-soft kit:text-warning",
  danger: "kit:bg-danger-soft kit:text-danger",
  info: "kit:bg-info-soft kit:text-info",
};

export type BadgeProps = ComponentProps<"span"> & {
  /** @default "neutral" */
  tone?: keyof typeof toneClass | undefined;
  /** A decorative icon before the text; a status has one, so that it doesn't rely on color. */
  icon?: ReactNode;
};

/** A short label for a status or kind. */
export function Badge({ tone = "neutral", icon, className, children, ...props }: BadgeProps) {
  return (
    <span
      data-tone={tone}
      {...props}
      className={classNames(
        "kit:inline-flex kit:min-h-6 kit:w-fit kit:max-w-full kit:shrink-0 kit:items-center kit:gap-1.5 kit:rounded-xl kit:px-2.5 kit:py-0.5 kit:text-xs kit:font-medium",
        "kit:[&_svg]:size-3.5 kit:[&_svg]:shrink-0",
        toneClass[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
