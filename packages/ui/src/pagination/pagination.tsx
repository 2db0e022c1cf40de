import type { ComponentProps, MouseEvent } from "react";
import { classNames } from "../class-names.ts";
import { ChevronDownIcon, MoreIcon } from "../icons.tsx";
import { pagesShown } from "./pages-shown.ts";

export type PaginationProps = ComponentProps<"nav"> & {
  /** Names the navigation, such as “Pages of recordings”. */
  label: string;
  /** The current page, from 1. */
  page: number;
  /** Number of pages. */
  count: number;
  /** Returns the address of a page. */
  hrefOf: (page: number) => string;
  /** Accessible name of a page's link, such as “Page 3”; it shows the number. */
  pageLabel: (page: number) => string;
  /**
   * Formats a page's number.
   * @default its digits
   */
  format?: ((page: number) => string) | undefined;
  previousLabel: string;
  nextLabel: string;
  /** Called on a click; prevent the event's default to stop the link. */
  onPageChange?: ((page: number, event: MouseEvent) => void) | undefined;
};

/** Links to the pages of a long list: first, last, near the current one, previous and next. */
export function Pagination({
  label,
  page,
  count,
  hrefOf,
  pageLabel,
  format = String,
  previousLabel,
  nextLabel,
  onPageChange,
  className,
  ...props
}: PaginationProps) {
  const arrow = (wanted: number) => (
    <ChevronDownIcon
      className={wanted < page ? "kit:rotate-90 kit:rtl:-rotate-90" : "kit:-rotate-90 kit:rtl:rotate-90"}
    />
  );
  const linkTo = (wanted: number, name: string, isNumber = false) => (
    <a
      href={hrefOf(wanted)}
      aria-label={name}
      aria-current={isNumber && wanted === page ? "page" : undefined}
      onClick={onPageChange && ((event) => onPageChange(wanted, event))}
      className={classNames(
        stepClass,
        "kit:rounded-md kit:font-medium kit:tabular-nums kit:text-text-muted kit:transition-colors kit:hover:bg-surface-hover kit:hover:text-text",
        "kit:aria-[current]:bg-accent-soft kit:aria-[current]:text-accent-text",
      )}
    >
      {isNumber ? format(wanted) : arrow(wanted)}
    </a>
  );
  /** A link to the previous or next page, or its empty place. */
  const step = (wanted: number, name: string) =>
    wanted >= 1 && wanted <= count ? (
      linkTo(wanted, name)
    ) : (
      <span className={classNames(stepClass, "kit:text-text-muted kit:opacity-50")}>{arrow(wanted)}</span>
    );
  return (
    <nav aria-label={label} {...props} className={classNames("kit:max-w-full", className)}>
      <ul className="kit:flex kit:flex-wrap kit:items-center kit:gap-1">
        <li className="kit:flex">{step(page - 1, previousLabel)}</li>
        {pagesShown(page, count).map((shown, index) =>
          shown === 0 ? (
            <li key={index > 2 ? "after" : "before"} className="kit:text-text-muted">
              <MoreIcon />
            </li>
          ) : (
            <li key={shown} className="kit:flex">
              {linkTo(shown, pageLabel(shown), true)}
            </li>
          ),
        )}
        <li className="kit:flex">{step(page + 1, nextLabel)}</li>
      </ul>
    </nav>
  );
}

const stepClass = "kit:inline-flex kit:size-11 kit:items-center kit:justify-center";
