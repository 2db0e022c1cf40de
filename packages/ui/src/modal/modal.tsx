import { Content, Portal, Root, Trigger } from "@radix-ui/react-dialog";
import { type ComponentProps, type ReactElement, type ReactNode, useLayoutEffect, useRef } from "react";
import { classNames } from "../class-names.ts";
import { useControlled } from "../use-controlled.ts";
import { pathToOpener, returnFocus, rootOf } from "./focus-return.ts";
import { focusFirst, keepTabInside } from "./keep-focus.ts";
import { lockScroll } from "./lock-scroll.ts";

/** Props of every modal panel. */
export type PanelProps = {
  /** Whether it is open, if controlled. */
  open?: boolean | undefined;
  /**
   * Whether it is initially open, if uncontrolled.
   *
   * @default false
   */
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The button that opens it. */
  trigger?: ReactElement | undefined;
  /**
   * Parent element, for an app in a shadow root or another document.
   * @default the page's body
   */
  container?: HTMLElement | undefined;
  /**
   * Name of the close button.
   * @default the provider's text
   */
  closeLabel?: string | undefined;
};

export type HeaderProps = {
  title: ReactNode;
  description?: ReactNode;
};

export type ModalProps = Omit<ComponentProps<"div">, "title"> & PanelProps;

/**
 * The base of dialogs and drawers: a panel that traps focus and returns it. Radix's own overlay locks scrolling with an
 * injected `<style>`, which a strict Content-Security-Policy blocks. So the backdrop and the lock are our own.
 */
export function Modal({
  open: owned,
  defaultOpen = false,
  onOpenChange,
  trigger,
  container,
  className,
  children,
  ...props
}: ModalProps) {
  const [open, setOpen] = useControlled(owned, defaultOpen, onOpenChange);
  const path = useRef<Element[]>([]);
  useLayoutEffect(() => {
    if (!open) return;
    path.current = pathToOpener(rootOf(container ?? document.body));
    return lockScroll(container?.ownerDocument ?? document);
  }, [open, container]);
  return (
    <Root open={open} onOpenChange={setOpen}>
      {trigger && <Trigger asChild>{trigger}</Trigger>}
      <Portal container={container}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way. */}
        <div
          data-state={open ? "open" : "closed"}
          onMouseDown={(event) => event.preventDefault()} // Keeps focus in the panel.
          // The second click of a double click on the opener must not close it.
          onClick={({ detail }) => detail < 2 && setOpen(false)}
          className={
            "kit:pointer-events-auto kit:fixed kit:inset-0 kit:z-backdrop kit:bg-backdrop " +
            "kit:data-[state=closed]:animate-leave kit:data-[state=open]:animate-enter"
          }
        />
        <Content
          aria-modal="true"
          {...props}
          data-modal-open={open ? "" : undefined}
          className={classNames(
            "kit:fixed kit:z-dialog kit:flex kit:flex-col kit:overflow-clip kit:bg-surface-raised kit:text-text kit:shadow-lg kit:outline-none kit:forced-colors:border " +
              "kit:[--motion-opacity:1] kit:*:[--motion-from:initial] kit:*:[--motion-opacity:initial] kit:data-[state=closed]:animate-leave kit:data-[state=open]:animate-enter",
            className,
          )}
          onKeyDown={(event) => {
            props.onKeyDown?.(event);
            // React's events also reach the panel of another kit that this one was opened from.
            if (event.key === "Escape") event.stopPropagation();
            keepTabInside(event);
          }}
          onOpenAutoFocus={focusFirst}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocus(event.currentTarget as Element, path.current);
          }}
          onEscapeKeyDown={(event) => {
            // Radix handles Escape before the browser, which would close only a popover in the panel.
            const inner = rootOf(container ?? document.body).querySelector<HTMLElement>(
              "[popover=auto]:popover-open, [role=tooltip]:popover-open",
            );
            if (!inner) return;
            inner.hidePopover();
            event.preventDefault();
          }}
          onInteractOutside={(event) => event.preventDefault()} // Toasts are outside, and the backdrop handles its own clicks.
        >
          {children}
        </Content>
      </Portal>
    </Root>
  );
}
