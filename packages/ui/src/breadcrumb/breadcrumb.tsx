import { Slot } from "@radix-ui/react-slot";
import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { ChevronDownIcon } from "../icons.tsx";

export type BreadcrumbProps = ComponentProps<"nav"> & {
  /** Names the path, such as “Where you are”. */
  label: string;
};

/** The way from the start to this page, with the `BreadcrumbItem`s among its children. */
export function Breadcrumb({ label, className, children, ...props }: BreadcrumbProps) {
  return (
    <nav aria-label={label} {...props} className={classNames("text-sm", className)}>
      <ol className="flex flex-wrap items-center gap-x-1.5">{children}</ol>
    </nav>
  );
}

export type BreadcrumbItemProps = ComponentProps<"a"> & {
  /**
   * Whether it is this page, which the last one is.
   * @default false
   */
  current?: boolean;
  /**
   * Dresses the one child, a router's link, and renders no link of its own.
   * @default false
   */
  asChild?: boolean;
};

/** A step of the way. */
export function BreadcrumbItem({
  current = false,
  asChild = false,
  className,
  ...props
}: BreadcrumbItemProps) {
  const Element = asChild ? Slot : "a";
  return (
    <li className="inline-flex min-w-0 items-center gap-1.5">
      <Element
        aria-current={current ? "page" : undefined}
        {...props}
        className={classNames(
          "inline-flex min-h-11 items-center rounded-sm text-text-muted underline-offset-4",
          "aria-[current]:font-medium aria-[current]:text-text [&:any-link]:hover:underline",
          className,
        )}
      />
      {!current && <ChevronDownIcon className="size-3.5 -rotate-90 text-text-muted rtl:rotate-90" />}
    </li>
  );
}
