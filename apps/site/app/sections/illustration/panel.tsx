import type { ReactNode } from "react";

type PanelProps = { title?: string; aside?: ReactNode; className?: string; children: ReactNode };

/** A piece of an application's screen, as pictures show it. */
export function Panel({ title, aside, className = "", children }: PanelProps) {
  return (
    <div className={`rounded-lg border border-border bg-surface-raised p-4 text-text shadow-md ${className}`}>
      {title && (
        <p className="mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-xs font-medium text-text-muted">
          <span>{title}</span>
          {aside}
        </p>
      )}
      {children}
    </div>
  );
}
