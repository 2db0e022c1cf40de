import type { ComponentProps, ReactNode } from "react";
import { cardClass } from "../card/card-class.ts";
import { classNames } from "../class-names.ts";
import { ChevronDownIcon } from "../icons.tsx";

const frameClass = {
  link: "kit:text-sm",
  card: cardClass,
  line: "kit:border-b kit:border-border",
};

const summaryClass = {
  link: "kit:inline-flex kit:min-h-9 kit:items-center kit:gap-1 kit:font-medium kit:text-accent-text",
  card: "kit:flex kit:items-center kit:justify-between kit:gap-4 kit:rounded-xl kit:p-5 kit:hover:text-accent-text kit:sm:px-6",
  line: "kit:flex kit:items-center kit:justify-between kit:gap-6 kit:py-5 kit:hover:text-accent-text",
};

const markClass = {
  link: "kit:-order-1 kit:size-4 kit:-rotate-90 kit:rtl:rotate-90 kit:group-open/disclosure:rotate-0",
  card: "kit:text-text-muted kit:group-open/disclosure:rotate-180",
  line: "kit:text-accent-text kit:group-open/disclosure:rotate-180",
};

const contentClass = {
  link: "kit:pt-2",
  card: "kit:border-t kit:border-border kit:p-5 kit:sm:p-6",
  line: "kit:pb-6",
};

export type DisclosureProps = Omit<ComponentProps<"details">, "onToggle"> & {
  /** Whether it is open, if controlled, which takes `onOpenChange`. */
  open?: boolean | undefined;
  /**
   * Whether it is initially open, if uncontrolled.
   *
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called for every change: by a click, the browser's search, or another one with the same `name`. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Always visible, opens the rest; may be a heading. */
  summary: ReactNode;
  /**
   * More about the text above, a separate panel, or a row in a list.
   *
   * @default "link"
   */
  variant?: keyof typeof frameClass | undefined;
};

/** Browsers also report the initial state, which isn't a change. */
const lastStates = new WeakMap<Element, boolean>();

/**
 * Collapsible content as a native `details` element: it works before scripts, is found by the browser's search, and
 * prints open. Those with the same `name` open one at a time.
 */
export function Disclosure({
  open,
  defaultOpen = false,
  onOpenChange,
  summary,
  variant = "link",
  className,
  children,
  ...props
}: DisclosureProps) {
  return (
    <details
      {...props}
      open={open ?? defaultOpen}
      // Undefined without a handler: server components can't pass functions to elements.
      onToggle={
        onOpenChange &&
        (({ currentTarget }) => {
          if (currentTarget.open !== (open ?? lastStates.get(currentTarget) ?? defaultOpen))
            onOpenChange(currentTarget.open);
          lastStates.set(currentTarget, currentTarget.open);
        })
      }
      className={classNames(
        "group/disclosure kit:group/disclosure kit:print:details-content:[content-visibility:visible]",
        frameClass[variant],
        className,
      )}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: browsers make a summary a button. */}
      <summary
        onClick={
          onOpenChange && open !== undefined
            ? (event) => {
                event.preventDefault();
                onOpenChange(!open);
              }
            : undefined
        }
        className={classNames(
          "kit:list-none kit:rounded-md kit:[&::-webkit-details-marker]:hidden",
          summaryClass[variant],
        )}
      >
        {summary}
        <ChevronDownIcon className={classNames("kit:transition-transform", markClass[variant])} />
      </summary>
      <div className={contentClass[variant]}>{children}</div>
    </details>
  );
}
