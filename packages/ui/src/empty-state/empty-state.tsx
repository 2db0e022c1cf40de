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
        "grid justify-items-center gap-4 rounded-xl border border-border border-dashed px-6 py-14 text-center text-text-muted",
        "[&>svg]:size-9",
        className,
      )}
    >
      {icon}
      <p className="max-w-prose">{children}</p>
      {action}
    </div>
  );
}
