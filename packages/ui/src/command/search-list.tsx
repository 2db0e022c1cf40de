import { Command as Root } from "cmdk";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";

export type SearchListProps = ComponentProps<typeof Root> & {
  /** Names the field and the list. */
  label: string;
  placeholder: string;
  /** Shown when nothing matches. */
  empty: ReactNode;
  /** Where the field stands apart from the list. @default "" */
  listClass?: string;
};

/**
 * A field that narrows down the list below it, whose arrow keys move along the list while it keeps the focus. Words are found
 * by some of their letters, in their order.
 */
export function SearchList({
  label,
  placeholder,
  empty,
  listClass = "",
  className,
  children,
  ...props
}: SearchListProps) {
  return (
    <Root {...props} label={label} loop className={classNames("grid grid-cols-1 gap-3", className)}>
      <Root.Input
        // The attribute, which React leaves out: a popover that opens looks for it.
        ref={(input) => input?.setAttribute("autofocus", "")}
        placeholder={placeholder}
        className="h-11 w-full rounded-md border border-border-strong bg-control px-4"
      />
      <Root.List label={label} className={classNames("overflow-y-auto overscroll-contain", listClass)}>
        {children}
      </Root.List>
      {/* Not in the list, which has options alone. */}
      <Root.Empty className="px-3 pb-6 text-center text-text-muted">{empty}</Root.Empty>
    </Root>
  );
}

export type SearchListGroupProps = { label: string; children: ReactNode };

/** Entries that belong together; it goes where none of them fits. */
export function SearchListGroup({ label, children }: SearchListGroupProps) {
  return (
    <Root.Group heading={<span className="block px-3 pt-3 pb-1 text-sm text-text-muted">{label}</span>}>
      {children}
    </Root.Group>
  );
}

export type SearchListItemProps = {
  /** Tells it from those that show the same. @default what it shows */
  value?: string;
  /** Words that it is found by beside those it shows. */
  keywords?: string[];
  /** A decorative icon before the words. */
  icon?: ReactNode;
  disabled?: boolean;
  onSelect: () => void;
  children: ReactNode;
};

/** One entry of it. */
export function SearchListItem({ icon, children, ...props }: SearchListItemProps) {
  return (
    <Root.Item
      {...props}
      className={classNames(
        "flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-2",
        "aria-selected:bg-accent-soft aria-selected:text-accent-text forced-colors:aria-selected:outline-2",
        "aria-disabled:opacity-50 [&>svg]:size-5 [&>svg]:shrink-0",
      )}
    >
      {icon}
      <span className="min-w-0">{children}</span>
    </Root.Item>
  );
}
