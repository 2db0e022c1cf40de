import { Content, Portal, Root } from "@radix-ui/react-dialog";
import { Activity, type ComponentProps, useId, useReducer, useState } from "react";
import { classNames } from "../class-names.ts";
import { rememberOpener, returnFocus } from "./focus-return.ts";
import { LaidOut, laidOutClass } from "./laid-out.tsx";

/** What every modal panel takes. */
export type ModalProps = Omit<ComponentProps<"div">, "title"> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /**
   * Whether Escape and a press outside close it; its close button always does.
   * @default true
   */
  dismissible?: boolean;
  /**
   * Whether it is about to be opened: it is rendered and laid out then, out of sight, when there is nothing else to
   * do, which takes a slow phone longer than a press should. Its content has to follow its props: it is there before it opens.
   */
  isNear?: boolean;
};

/**
 * The mechanism of dialogs and drawers: a panel over the page that holds focus and gives it back.
 *
 * Radix's own overlay locks scrolling by a `<style>` it injects, which a strict Content-Security-Policy
 * refuses. So the backdrop is an element of ours, and the page is locked by the theme's base styles, which
 * look for `data-modal-open`.
 */
export function Modal({
  open,
  onOpenChange,
  dismissible = true,
  isNear = false,
  className,
  children,
  ...props
}: ModalProps) {
  // Each opening has a panel of its own, which keeps nothing of the one before.
  const [openings, nextOpening] = useReducer((count: number) => count + 1, 0);
  // Also while it leaves.
  const [isInSight, setInSight] = useState(open);
  if (open && !isInSight) setInSight(true);
  const [body] = useState(() => (open ? undefined : globalThis.document?.body));
  const state = open ? "open" : "closed";
  const id = useId();
  const laidOut = isInSight ? undefined : id;
  return (
    <Activity key={openings} mode={isInSight ? "visible" : "hidden"}>
      {laidOut && <LaidOut id={laidOut} />}
      <Root open={open || (isNear && !isInSight)} onOpenChange={onOpenChange}>
        {/* Left to itself, Radix looks for the body in a second pass, and only in sight. Of panels that are open from the start, that puts the inner one over the outer. */}
        <Portal container={body}>
          <div
            data-state={state}
            data-laid-out={laidOut}
            className={classNames(
              laidOutClass,
              "fixed inset-0 z-backdrop bg-backdrop",
              "data-[state=closed]:animate-leave data-[state=open]:animate-enter",
            )}
          />
          <Content
            aria-modal="true"
            {...props}
            data-state={state}
            data-laid-out={laidOut}
            data-modal-open={open ? "" : undefined}
            className={classNames(
              laidOutClass,
              "fixed z-dialog flex flex-col overflow-clip bg-surface-raised text-text shadow-lg outline-none",
              "[--motion-opacity:1] data-[state=closed]:animate-leave data-[state=open]:animate-enter",
              className,
            )}
            onOpenAutoFocus={(event) => {
              bringToFront(event.currentTarget as Element);
              rememberOpener(event.currentTarget as Element);
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              returnFocus(event.currentTarget as Element);
              if (open) return; // React's strict mode takes it away only to put it back.
              setInSight(false);
              nextOpening();
            }}
            onEscapeKeyDown={(event) => !dismissible && event.preventDefault()}
            onInteractOutside={(event) => !dismissible && event.preventDefault()}
          >
            {children}
          </Content>
        </Portal>
      </Root>
    </Activity>
  );
}

/**
 * Puts a panel over those that are open, and out of what the others hide from screen readers: it may have been rendered
 * before them. Moving it costs, so only then.
 */
function bringToFront(panel: Element): void {
  if (document.querySelectorAll("[data-modal-open]").length < 2) return;
  panel.parentElement?.append(panel);
  panel.removeAttribute("aria-hidden");
}
