import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { ChevronDownIcon } from "../icons.tsx";

const frameClass = {
  link: "text-sm",
  card: "rounded-xl border border-border bg-surface-raised shadow-sm",
  line: "border-b border-border",
};

const summaryClass = {
  link: "inline-flex min-h-9 items-center gap-1 font-medium text-accent-text",
  card: "flex items-center justify-between gap-4 rounded-xl p-5 hover:text-accent-text sm:px-6",
  line: "flex items-center justify-between gap-6 py-5 hover:text-accent-text",
};

const markClass = {
  link: "-order-1 size-4 -rotate-90 rtl:rotate-90 group-open/disclosure:rotate-0",
  card: "text-text-muted group-open/disclosure:rotate-180",
  line: "text-accent-text group-open/disclosure:rotate-180",
};

const contentClass = {
  link: "pt-2",
  card: "border-t border-border p-5 sm:p-6",
  line: "pb-6",
};

export type DisclosureProps = ComponentProps<"details"> & {
  /** What is always there, and opens the rest; a heading, where it is one of the page's. */
  summary: ReactNode;
  /**
   * More about what is above, a panel of its own, or a row among others.
   * @default "link"
   */
  look?: keyof typeof frameClass;
};

/**
 * Something that opens in its place: the browser's own `details`, which works before scripts do, is found by a search in
 * the page, and is printed open. Of those with the same `name`, one is open at a time.
 */
export function Disclosure({ summary, look = "link", className, children, ...props }: DisclosureProps) {
  return (
    <details
      {...props}
      className={classNames(
        "group/disclosure print:details-content:[content-visibility:visible]",
        frameClass[look],
        className,
      )}
    >
      <summary
        className={classNames("list-none rounded-md [&::-webkit-details-marker]:hidden", summaryClass[look])}
      >
        {summary}
        <ChevronDownIcon className={classNames("transition-transform", markClass[look])} />
      </summary>
      <div className={contentClass[look]}>{children}</div>
    </details>
  );
}
