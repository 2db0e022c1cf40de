import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";

export type EmptyStateProps = ComponentProps<"div"> & {
  /** A decorative icon of what there is none of. */
  icon?: ReactNode;
  /** What to do about it: a button or a link. */
  action?: ReactNode;
};

/** Shown instead of an empty list: the reason, and the way out. */
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
