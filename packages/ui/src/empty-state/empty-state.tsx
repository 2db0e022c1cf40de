import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";

export type EmptyStateProps = ComponentProps<"div"> & {
  /** A decorative icon of the missing items. */
  icon?: ReactNode;
  /** A button or link that helps. */
  action?: ReactNode;
};

/** Replaces an empty list: a reason and an action. */
export function EmptyState({ icon, action, className, children, ...props }: EmptyStateProps) {
  return (
    <div
      {...props}
      className={classNames(
        "kit:grid kit:justify-items-center kit:gap-4 kit:rounded-xl kit:border kit:border-border kit:border-dashed kit:px-6 kit:py-14 kit:text-center kit:text-text-muted",
        "kit:[&>svg]:size-9",
        className,
      )}
    >
      {icon}
      <p className="kit:max-w-prose">{children}</p>
      {action}
    </div>
  );
}
