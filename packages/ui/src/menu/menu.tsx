"use client";

import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
} from "react";
import { classNames } from "../class-names.ts";
import { mergeRefs } from "../merge-refs.ts";
import { anchorClass, panelClass } from "../popover/panel-class.ts";
import { type OpenState, usePopover } from "../popover/use-popover.ts";
import { Slot } from "../slot.tsx";
import { focusEdge, moveByKey } from "./menu-keys.ts";

export type MenuProps = Omit<ComponentProps<"div">, "role" | "popover"> &
  OpenState & {
    /** The button that opens and names it. */
    trigger: ReactElement;
    /**
     * The side of the button to align to.
     *
     * @default "start"
     */
    align?: "start" | "end";
  };

/**
 * A list of actions that a button opens: `MenuItem`s, in `MenuGroup`s if there are many. For choosing a value use
 * `SelectField`, for navigation `nav`. A native `popover`: the page stays usable, and it needs no portal.
 */
export function Menu({
  trigger,
  align = "start",
  open,
  defaultOpen,
  onOpenChange,
  className,
  id,
  ref,
  ...props
}: MenuProps) {
  const ownId = useId();
  const menuId = id ?? ownId;
  const buttonId = (trigger.props as { id?: string }).id ?? `${menuId}-button`;
  const { isOpen, ref: menu, ...handlers } = usePopover({ open, defaultOpen, onOpenChange });
  /** Focus on opening: a pointer highlights no entry. */
  const start = useRef<"first" | "last" | "menu">("first");

  function openByKey(event: KeyboardEvent<HTMLElement>): void {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    start.current = event.key === "ArrowDown" ? "first" : "last";
    menu.current?.showPopover();
  }

  return (
    <span className="kit:contents kit:[anchor-scope:--popover]">
      <Slot
        id={buttonId}
        popoverTarget={menuId}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        className={anchorClass}
        onClick={({ currentTarget, detail }: MouseEvent<HTMLElement>) => {
          start.current = detail === 0 ? "first" : "menu";
          currentTarget.focus(); // Safari doesn't focus it, and focus returns to the last element.
        }}
        onKeyDown={openByKey}
      >
        {trigger}
      </Slot>
      <div
        aria-labelledby={buttonId}
        tabIndex={-1}
        {...props}
        onBeforeToggle={handlers.onBeforeToggle}
        onToggle={(event) => {
          handlers.onToggle(event);
          if (event.newState === "closed" || !menu.current) return;
          if (start.current === "menu") menu.current.focus();
          else focusEdge(menu.current, start.current);
          start.current = "first";
        }}
        onKeyDown={(event) => {
          props.onKeyDown?.(event);
          if (event.key === "Tab") menu.current?.hidePopover();
          else if (moveByKey(event.currentTarget, event)) event.preventDefault();
        }}
        ref={mergeRefs(menu, ref)}
        id={menuId}
        role="menu"
        popover="auto"
        data-align={align}
        className={classNames(
          panelClass,
          "kit:min-w-48 kit:p-1.5 kit:outline-none kit:data-[align=end]:[position-area:block-end_span-inline-start]",
          className,
        )}
      />
    </span>
  );
}

const itemClass =
  "kit:flex kit:w-full kit:min-h-11 kit:cursor-pointer kit:items-center kit:gap-3 kit:rounded-md kit:px-3 kit:py-2 kit:text-start kit:outline-none " +
  "kit:hover:bg-accent-soft kit:hover:text-accent-text kit:focus:bg-accent-soft kit:focus:text-accent-text kit:forced-colors:focus:outline-2 " +
  "kit:disabled:pointer-events-none kit:disabled:opacity-50 kit:[&>svg]:size-5 kit:[&>svg]:shrink-0";

export type MenuItemProps = Omit<ComponentProps<"button">, "onSelect" | "type"> & {
  /** A decorative icon before the text. */
  icon?: ReactNode;
  /**
   * Whether the action loses something.
   *
   * @default false
   */
  danger?: boolean;
  /** Called when it is selected; prevent the event's default to keep the menu open. */
  onSelect?: (event: MouseEvent) => void;
};

/** An action. Focus is back at the menu's button before a dialog opens. */
export function MenuItem({ icon, danger = false, onSelect, className, children, ...props }: MenuItemProps) {
  return (
    <button
      tabIndex={-1}
      {...props}
      type="button"
      role="menuitem"
      onClick={(event) => {
        props.onClick?.(event);
        onSelect?.(event);
        if (!event.defaultPrevented) closeMenu(event);
      }}
      onPointerMove={focusOnHover}
      className={classNames(itemClass, danger && "kit:text-danger", className)}
    >
      {icon}
      <span className="kit:min-w-0">{children}</span>
    </button>
  );
}

export type MenuLinkProps = Omit<ComponentProps<"a">, "children"> & {
  /** A link, the router's or the browser's. */
  children: ReactElement;
};

/** A link in a menu. */
export function MenuLink({ className, children, ...props }: MenuLinkProps) {
  return (
    <Slot
      tabIndex={-1}
      {...props}
      role="menuitem"
      onClick={closeMenu}
      onPointerMove={focusOnHover}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
        if (event.key !== " ") return;
        event.preventDefault();
        event.currentTarget.click();
      }}
      className={classNames(itemClass, className)}
    >
      {children}
    </Slot>
  );
}

/**
 * Before React's update, so that a dialog that the entry opens finds focus at the button. Browsers don't return it in a
 * shadow root.
 */
function closeMenu({ currentTarget }: MouseEvent<HTMLElement>): void {
  const menu = currentTarget.closest<HTMLElement>("[role=menu]");
  menu?.hidePopover();
  const root = currentTarget.getRootNode() as Document | ShadowRoot;
  root.getElementById(menu?.getAttribute("aria-labelledby") ?? "")?.focus();
}

function focusOnHover({ currentTarget, pointerType }: PointerEvent<HTMLElement>): void {
  if (pointerType === "mouse") currentTarget.focus({ preventScroll: true, focusVisible: false });
}

export type MenuGroupProps = ComponentProps<"div"> & {
  /** Name of the group. */
  label: string;
};

/** Related items, separated from those before. */
export function MenuGroup({ label, className, children, ...props }: MenuGroupProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form.
    <div
      role="group"
      aria-labelledby={id}
      {...props}
      className={classNames(
        "kit:grid kit:grid-cols-1 kit:not-first:mt-1.5 kit:not-first:border-t kit:not-first:pt-1.5",
        className,
      )}
    >
      <p id={id} className="kit:px-3 kit:pt-1.5 kit:pb-1 kit:text-sm kit:text-text-muted">
        {label}
      </p>
      {children}
    </div>
  );
}
