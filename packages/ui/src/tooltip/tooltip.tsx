"use client";

import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useId,
  useRef,
} from "react";
import { classNames } from "../class-names.ts";
import { mergeRefs } from "../merge-refs.ts";
import { Slot } from "../slot.tsx";
import { useControlled } from "../use-controlled.ts";

/** Delays in ms before a tooltip shows, and before it closes so that the pointer can reach it. */
const SHOW = 500;
const HIDE = 100;

export type TooltipProps = Omit<ComponentProps<"div">, "children" | "content"> & {
  /** A few words without controls. */
  content: string;
  /** The button or link that shows it on hover and focus. */
  children: ReactElement<ComponentProps<"button">>;
  /**
   * Its side, if there is room.
   *
   * @default "top"
   */
  side?: "top" | "bottom" | undefined;
  /** Whether it is open, if controlled. */
  open?: boolean | undefined;
  /**
   * Whether it is initially open, if uncontrolled.
   *
   * @default false
   */
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
};

/**
 * A short description of a control. Fingers can't open it, so a control without text still needs an `aria-label`. A
 * native `popover`, so it needs no portal.
 */
export function Tooltip({
  content,
  children,
  side = "top",
  open: owned,
  defaultOpen = false,
  onOpenChange,
  className,
  id,
  ref,
  ...props
}: TooltipProps) {
  const ownId = useId();
  const tooltipId = id ?? ownId;
  const tooltip = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setOpen] = useControlled(owned, defaultOpen, onOpenChange);
  useEffect(() => {
    tooltip.current?.togglePopover(isOpen);
  }, [isOpen]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function show(open: boolean, delay = 0): void {
    clearTimeout(timer.current);
    if (open === isOpen) return;
    if (delay === 0) setOpen(open);
    else timer.current = setTimeout(() => setOpen(open), delay);
  }
  const hover = {
    onPointerEnter: ({ pointerType }: PointerEvent) =>
      pointerType === "mouse" && show(true, isOpen ? 0 : SHOW),
    onPointerLeave: () => show(false, HIDE),
  };
  const { "aria-label": name, "aria-describedby": described } = children.props;
  // The control's name isn't read out twice.
  const description = [described, name === content ? undefined : tooltipId].filter(Boolean).join(" ");

  return (
    <span className="kit:contents kit:[anchor-scope:--tooltip]">
      <Slot
        {...hover}
        onFocus={({ currentTarget }: { currentTarget: Element }) =>
          currentTarget.matches(":focus-visible") && show(true)
        }
        onBlur={() => show(false)}
        onPointerDown={() => show(false)}
        onKeyDown={({ key }: KeyboardEvent) => key === "Escape" && show(false)}
        className="kit:[anchor-name:--tooltip]"
      >
        {description ? cloneElement(children, { "aria-describedby": description }) : children}
      </Slot>
      <div
        {...props}
        {...hover}
        ref={mergeRefs(tooltip, ref)}
        id={tooltipId}
        role="tooltip"
        popover="manual"
        data-side={side}
        className={classNames(
          "kit:inset-auto kit:inset-x-3 kit:bottom-3 kit:mx-auto kit:w-fit kit:max-w-60 kit:rounded-sm kit:bg-text kit:px-2.5 kit:py-1.5 kit:text-sm kit:text-surface kit:shadow-md",
          "kit:animate-enter kit:forced-colors:border kit:[position-anchor:--tooltip] kit:[position-area:block-start]",
          "kit:supports-[position-area:end]:inset-auto kit:supports-[position-area:end]:mx-0 kit:supports-[position-area:end]:my-1.5",
          "kit:[position-try-fallbacks:flip-block] kit:data-[side=bottom]:[position-area:block-end]",
          className,
        )}
      >
        {content}
      </div>
    </span>
  );
}
