import type { ReactNode } from "react";
import { Icon } from "../../components/icons.tsx";

type IllustrationProps = { label: string; className?: string; children: ReactNode };

/** A picture made of components, which assistive technology reads as one image with a description. */
export function Illustration({ label, className = "", children }: IllustrationProps) {
  return (
    <div role="img" aria-label={label} className={`text-sm leading-snug select-none ${className}`}>
      {children}
    </div>
  );
}

/** Part of an application's screen in a picture. */
export function Panel({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div className={`rounded-lg border border-border bg-surface-raised p-4 text-text shadow-md ${className}`}>
      {children}
    </div>
  );
}

type RecordFieldProps = { label: string; isFilled: boolean; children: ReactNode };

/** A field of a CRM record, inside a `dl`, with a check mark once it's filled. */
export function RecordField({ label, isFilled, children }: RecordFieldProps) {
  return (
    <div className="rounded-md border border-border bg-surface-tile px-3 py-2">
      <dt className="text-xs text-text-muted">{label}</dt>
      <dd
        className={`flex items-center justify-between gap-3 wrap-anywhere ${isFilled ? "font-medium" : "text-text-muted"}`}
      >
        {children}
        <Icon name="check" className={`size-4 shrink-0 text-success ${isFilled ? "" : "invisible"}`} />
      </dd>
    </div>
  );
}

/** A task with its due date. */
export function Task({ title, day }: { title: string; day: string }) {
  return (
    <p className="flex items-center gap-3">
      <span className="size-4.5 shrink-0 rounded-full border-2 border-accent" />
      <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-3">
        <span className="grow basis-word">{title}</span>
        <span className="text-xs text-text-muted">{day}</span>
      </span>
    </p>
  );
}
