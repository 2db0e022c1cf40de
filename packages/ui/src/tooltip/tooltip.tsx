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
  useState,
} from "react";
import { classNames } from "../class-names.ts";
import { mergeRefs } from "../merge-refs.ts";
import { Slot } from "../slot.tsx";

/** Ms that a pointer rests on a control before its tooltip shows, and until it may have reached the tooltip itself. */
const SHOW = 500;
const HIDE = 100;

export type TooltipProps = Omit<ComponentProps<"div">, "children" | "content"> & {
  /** A few words: it holds nothing to click. */
  content: string;
  /** The one button or link that shows it under the pointer and with focus. */
  children: ReactElement<ComponentProps<"button">>;
  /**
   * Where it is, if there is room.
   * @default "top"
   */
  side?: "top" | "bottom";
  /**
   * Whether it is there at first.
   * @default false
   */
  defaultOpen?: boolean;
};

/**
 * A few words about a control, which only help those who see it: a finger has no way to it, and a control without a
 * text of its own has an `aria-label` all the same. It is the browser's own `popover`, so it needs no portal.
 */
export function Tooltip({
  content,
  children,
  side = "top",
  defaultOpen = false,
  className,
  id,
  ref,
  ...props
}: TooltipProps) {
  const ownId = useId();
  const tooltipId = id ?? ownId;
  const tooltip = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setOpen] = useState(defaultOpen);
  useEffect(() => {
    tooltip.current?.togglePopover(isOpen);
  }, [isOpen]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function show(open: boolean, delay = 0): void {
    clearTimeout(timer.current);
    if (delay === 0) setOpen(open);
    else timer.current = setTimeout(() => setOpen(open), delay);
  }
  const hover = {
    onPointerEnter: ({ pointerType }: PointerEvent) =>
      pointerType === "mouse" && show(true, isOpen ? 0 : SHOW),
    onPointerLeave: () => show(false, HIDE),
  };
  const { "aria-label": name, "aria-describedby": described } = children.props;
  // What names the control already isn't read out again.
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
