import { Content, Portal, Root } from "@radix-ui/react-dialog";
import { Activity, type ComponentProps, useId, useReducer, useState } from "react";
import { classNames } from "../class-names.ts";
import { LaidOut, laidOutClass } from "../laid-out/laid-out.tsx";
import { rememberOpener, returnFocus } from "./focus-return.ts";
import { useLeaving } from "./use-leaving.ts";
import { useShownAhead } from "./use-shown-ahead.ts";

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
  /**
   * Whether a request to close is always granted: it leaves in the frame of the press then, and `onOpenChange` is
   * called after that, for owners that take long to follow, such as by the address.
   * @default false
   */
  leavesAtOnce?: boolean;
};

/**
 * The mechanism of dialogs and drawers: a panel over the page that holds focus and gives it back.
 *
 * Radix's own overlay locks scrolling by a `<style>` it injects, which a strict Content-Security-Policy
 * refuses. So the backdrop is an element of ours, and the page is locked by the theme's base styles, which
 * look for `data-modal-open`.
 */
export function Modal({
  open: isWanted,
  onOpenChange,
  dismissible = true,
  isNear = false,
  leavesAtOnce = false,
  className,
  children,
  ...props
}: ModalProps) {
  const [open, leave] = useLeaving(isWanted, onOpenChange);
  // Each opening has a panel of its own, which keeps nothing of the one before.
  const [openings, nextOpening] = useReducer((count: number) => count + 1, 0);
  // Also while it leaves.
  const [isInSight, setInSight] = useState(open);
  const [body] = useState(() => (open ? undefined : globalThis.document?.body));
  const state = open ? "open" : "closed";
  const close = leavesAtOnce ? leave : () => onOpenChange(false);
  const id = useId();
  const laidOut = isInSight ? undefined : id;
  useShownAhead(id, open && !isInSight, {
    prepare: comeForward,
    follow: () => setInSight(true),
    takeBack: nextOpening,
  });
  return (
    <Activity key={openings} mode={isInSight ? "visible" : "hidden"}>
      {laidOut && <LaidOut id={laidOut} />}
      <Root open={open || (isNear && !isInSight)} onOpenChange={leavesAtOnce ? leave : onOpenChange}>
        {/* Left to itself, Radix looks for the body in a second pass, and only in sight. Of panels that are open from the start, that puts the inner one over the outer. */}
        <Portal container={body}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way. */}
          <div
            data-state={state}
            data-laid-out={laidOut}
            onMouseDown={(event) => event.preventDefault()} // Focus stays in the panel.
            // The second press of a double click on what opened it closes nothing.
            onClick={({ detail }) => dismissible && detail < 2 && close()}
            className={classNames(
              laidOutClass,
              "pointer-events-auto fixed inset-0 z-backdrop bg-backdrop",
              "data-[state=closed]:animate-leave data-[state=open]:animate-enter",
            )}
          />
          <Content
            aria-modal="true"
            {...props}
            data-state={state}
            data-laid-out={laidOut}
            aria-hidden={laidOut && !open ? true : undefined}
            data-modal-open={open ? "" : undefined}
            className={classNames(
              laidOutClass,
              "fixed z-dialog flex flex-col overflow-clip bg-surface-raised text-text shadow-lg outline-none",
              "[--motion-opacity:1] data-[state=closed]:animate-leave data-[state=open]:animate-enter",
              className,
            )}
            onOpenAutoFocus={(event) => comeForward(event.currentTarget as Element)}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              returnFocus(event.currentTarget as Element);
              if (open) return; // React's strict mode takes it away only to put it back.
              setInSight(false);
              nextOpening();
            }}
            onEscapeKeyDown={(event) => !dismissible && event.preventDefault()}
            onInteractOutside={(event) => event.preventDefault()}
          >
            {children}
          </Content>
        </Portal>
      </Root>
    </Activity>
  );
}

/** Has a panel ready to be seen: in front, and with what opened it remembered. */
function comeForward(panel: Element): void {
  bringToFront(panel);
  rememberOpener(panel);
}

/**
 * Puts a panel over those that are open, and out of what they hide from screen readers: it may have been rendered before
 * them. Moving it costs, so only where there are others.
 */
function bringToFront(panel: Element): void {
  const others = [...document.querySelectorAll("[data-modal-open]")].filter((open) => open !== panel);
  if (others.length === 0) return;
  panel.parentElement?.append(panel);
  panel.removeAttribute("aria-hidden");
}
