import type { ComponentProps, ReactNode } from "react";
import { Card } from "../card/card.tsx";
import { classNames } from "../class-names.ts";

export type StatCardProps = ComponentProps<"div"> & {
  /** What is counted. */
  label: ReactNode;
  /** How much of it, as it is written in the language of the page. */
  value: ReactNode;
  /** What is behind it: a comparison, a part of it. */
  note?: ReactNode;
  /** A decorative icon of what is counted. */
  icon?: ReactNode;
};

/** One figure, in a `<dl>`: what it counts, how much, and what is behind it. */
export function StatCard({ label, value, note, icon, className, ...props }: StatCardProps) {
  return (
    <Card
      {...props}
      className={classNames("grid grid-cols-[minmax(0,1fr)_auto] content-start gap-x-4 p-5", className)}
    >
      <dt className="text-sm font-medium text-text-muted">{label}</dt>
      <dd className="col-start-1 grid content-start">
        <span className="mt-1 text-display-sm font-semibold">{value}</span>
        {note && <span className="mt-1 text-sm text-text-muted">{note}</span>}
      </dd>
      {icon && (
        <dd
          aria-hidden="true"
          className="col-start-2 row-span-2 row-start-1 grid size-11 place-content-center rounded-lg bg-accent-soft text-accent-text [&>svg]:size-5"
        >
          {icon}
        </dd>
      )}
    </Card>
  );
}
