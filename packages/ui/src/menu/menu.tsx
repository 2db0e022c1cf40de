"use client";

import { Content, Group, Item, Label, Portal, Root, Separator, Trigger } from "@radix-ui/react-dropdown-menu";
import { type ComponentProps, type ReactElement, type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { useDirection } from "../direction.ts";

export type MenuProps = Omit<ComponentProps<"div">, "dir"> & {
  /** The button that opens it, which names it. */
  trigger: ReactElement;
  /**
   * Which side of the button it keeps to.
   * @default "start"
   */
  align?: "start" | "end";
  /** Whether it is open, where its owner keeps that. */
  open?: boolean;
  /**
   * Whether it is open at first.
   * @default false
   */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/**
 * What can be done with something, in a list that a button opens: `MenuItem`s, in `MenuGroup`s where there are many. What is
 * chosen among values is a `SelectField`, and places to go to are a `nav`. The page stays usable.
 */
export function Menu({
  trigger,
  align = "start",
  open,
  defaultOpen = false,
  onOpenChange,
  className,
  ...props
}: MenuProps) {
  const direction = useDirection();
  const state = { ...(open !== undefined && { open }), ...(onOpenChange && { onOpenChange }) };
  return (
    // Not modal: Radix would lock the page by a style that it injects, which a strict policy blocks.
    <Root {...state} defaultOpen={defaultOpen} dir={direction} modal={false}>
      <Trigger asChild>{trigger}</Trigger>
      <Portal>
        <Content
          // It is placed when it opens.
          key={direction}
          {...props}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={classNames(
            "z-dialog max-h-(--radix-dropdown-menu-content-available-height) min-w-48 max-w-80 overflow-y-auto overscroll-contain",
            "rounded-lg border border-border bg-surface-raised p-1.5 text-text shadow-lg outline-none animate-enter",
            className,
          )}
        />
      </Portal>
    </Root>
  );
}

export type MenuItemProps = Omit<ComponentProps<"div">, "onSelect"> & {
  /** A decorative icon before the words. */
  icon?: ReactNode;
  /**
   * Whether something is lost by it.
   * @default false
   */
  danger?: boolean;
  /** @default false */
  disabled?: boolean;
  /** What it does; prevent the event's default to keep the menu open. */
  onSelect?: (event: Event) => void;
};

/** One thing that can be done. */
export function MenuItem({ icon, danger = false, className, children, ...props }: MenuItemProps) {
  return (
    <Item {...props} className={classNames(itemClass, danger && "text-danger", className)}>
      {icon}
      <span className="min-w-0">{children}</span>
    </Item>
  );
}

export type MenuLinkProps = Omit<ComponentProps<"div">, "onSelect" | "children"> & {
  /** A link, the router's or the browser's. */
  children: ReactElement;
};

/** A place to go to, among things that can be done. */
export function MenuLink({ className, children, ...props }: MenuLinkProps) {
  return (
    <Item {...props} asChild className={classNames(itemClass, className)}>
      {children}
    </Item>
  );
}

const itemClass =
  "flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-2 outline-none " +
  "data-highlighted:bg-accent-soft data-highlighted:text-accent-text forced-colors:data-highlighted:outline-2 " +
  "data-disabled:opacity-50 [&>svg]:size-5 [&>svg]:shrink-0";

export type MenuGroupProps = ComponentProps<"div"> & {
  /** What its items have in common. */
  label: string;
};

/** Items that belong together, set off from those before them. */
export function MenuGroup({ label, className, children, ...props }: MenuGroupProps) {
  const id = useId();
  return (
    <>
      <Separator className="-mx-1.5 my-1.5 border-t first:hidden" />
      <Group aria-labelledby={id} {...props} className={classNames("grid grid-cols-1", className)}>
        <Label id={id} className="px-3 pt-1.5 pb-1 text-sm text-text-muted">
          {label}
        </Label>
        {children}
      </Group>
    </>
  );
}
