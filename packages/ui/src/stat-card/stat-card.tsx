import type { ComponentProps, ReactNode } from "react";
import { cardClass } from "../card/card-class.ts";
import { classNames } from "../class-names.ts";

export type StatCardProps = ComponentProps<"div"> & {
  label: ReactNode;
  /** The number, formatted in the page's language. */
  value: ReactNode;
  /** A comparison or a part of the number. */
  note?: ReactNode;
  /** A decorative icon. */
  icon?: ReactNode;
};

/** A key figure with its label and note, for use in a `<dl>`. */
export function StatCard({ label, value, note, icon, className, ...props }: StatCardProps) {
  return (
    <div
      {...props}
      className={classNames(
        cardClass,
        "kit:grid kit:content-start kit:gap-x-4 kit:p-5",
        // The icon gives way to the label's longest word.
        Boolean(icon) && "kit:grid-cols-[minmax(min-content,1fr)_minmax(0,--spacing(11))]",
        className,
      )}
    >
      <dt className="kit:text-sm kit:font-medium kit:text-text-muted">{label}</dt>
      <dd className="kit:col-start-1 kit:flex kit:flex-col">
        <span className="kit:mt-1 kit:text-display-sm kit:font-semibold">{value}</span>
        {note && <span className="kit:mt-1 kit:text-sm kit:text-text-muted">{note}</span>}
      </dd>
      {icon && (
        <dd
          aria-hidden="true"
          className="kit:col-start-2 kit:row-span-2 kit:row-start-1 kit:grid kit:h-11 kit:place-content-center kit:overflow-clip kit:rounded-lg kit:bg-accent-soft kit:text-accent-text kit:[&>svg]:size-5"
        >
          {icon}
        </dd>
      )}
    </div>
  );
}
