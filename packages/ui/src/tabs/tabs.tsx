"use client";

import { Content, List, Root, Trigger } from "@radix-ui/react-tabs";
import { type ComponentProps, createContext, type KeyboardEvent, use } from "react";
import { classNames } from "../class-names.ts";
import { useControlled } from "../use-controlled.ts";

const listClass = {
  line: "kit:border-b kit:sm:gap-1",
  segmented:
    "kit:w-fit kit:max-w-full kit:gap-1 kit:rounded-lg kit:bg-track kit:p-1 kit:forced-colors:border",
};

const tabClass = {
  line:
    "kit:min-h-11 kit:rounded-t-md kit:border-b-2 kit:border-transparent kit:px-2.5 kit:text-text-muted kit:hover:text-text " +
    "kit:aria-selected:border-accent kit:aria-selected:text-accent-text kit:sm:px-4",
  segmented:
    "kit:min-h-9 kit:rounded-md kit:px-4 kit:text-sm kit:text-text-muted kit:hover:text-text " +
    "kit:aria-selected:bg-control kit:aria-selected:text-text kit:aria-selected:shadow-xs",
};

export type TabsProps<Value extends string> = Omit<ComponentProps<"div">, "dir" | "defaultValue"> & {
  /** The selected tab, if controlled. */
  value?: Value | undefined;
  /** The initially selected tab, if uncontrolled. */
  defaultValue?: Value | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
  /**
   * Parts of a screen, or a choice within such a part.
   *
   * @default "line"
   */
  variant?: keyof typeof listClass | undefined;
};

type Shared = { selected: string; select: (value: string) => void; variant: keyof typeof listClass };

const TabsContext = createContext<Shared>({ selected: "", select() {}, variant: "line" });

/**
 * A `TabList` with a `Tab` per `TabPanel`. Arrow keys move focus, and Enter or a click selects: selecting may change
 * the address or ask a question, which moving past a tab must not do.
 */
export function Tabs<Value extends string>({
  value,
  defaultValue,
  onValueChange,
  variant = "line",
  className,
  ...props
}: TabsProps<Value>) {
  const [selected = "", select] = useControlled(value, defaultValue, onValueChange);
  return (
    <TabsContext value={{ selected, select: (next) => select(next as Value), variant }}>
      <Root asChild value={selected} activationMode="manual">
        <PlainDiv {...props} className={classNames("kit:grid kit:grid-cols-1 kit:gap-6", className)} />
      </Root>
    </TabsContext>
  );
}

export type TabListProps = ComponentProps<"div"> & {
  /** Its name. */
  label: string;
};

/** The row of tabs. */
export function TabList({ label, onKeyDownCapture, className, ...props }: TabListProps) {
  const { variant } = use(TabsContext);
  return (
    <List asChild>
      <PlainDiv
        aria-label={label}
        {...props}
        onKeyDownCapture={(event) => {
          onKeyDownCapture?.(event);
          moveFocus(event);
        }}
        className={classNames("kit:flex kit:flex-wrap", listClass[variant], className)}
      />
    </List>
  );
}

/** Radix finds the focused tab in the script's own document only, and follows the page's direction, not the list's. */
function moveFocus(event: KeyboardEvent<Element>): void {
  const { currentTarget: list, target, key } = event;
  const tabs = [...list.querySelectorAll<HTMLElement>("[role=tab]:enabled")];
  const at = tabs.indexOf(target as HTMLElement);
  const step = getComputedStyle(list).direction === "rtl" ? -1 : 1;
  const places: Record<string, number> = { Home: 0, End: -1, ArrowRight: at + step, ArrowLeft: at - step };
  const place = event.ctrlKey || event.metaKey || event.altKey ? undefined : places[key];
  if (at < 0 || place === undefined) return;
  event.preventDefault();
  tabs.at(place % tabs.length)?.focus();
}

export type TabProps = ComponentProps<"button"> & { value: string };

/** A tab, which selects the panel with its value. */
export function Tab({ value, onMouseDown, onClick, className, ...props }: TabProps) {
  const { selected, select, variant } = use(TabsContext);
  return (
    <Trigger
      {...props}
      value={value}
      data-value={value}
      // Before Radix, which would focus it with a focus ring.
      onMouseDown={(event) => {
        onMouseDown?.(event);
        event.currentTarget.focus({ focusVisible: false });
      }}
      // Replaces Radix's selection on mousedown: screen readers only send a click.
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && value !== selected) select(value);
      }}
      className={classNames(
        "kit:inline-flex kit:items-center kit:gap-2 kit:font-medium kit:transition-colors kit:focus-visible:-outline-offset-2",
        tabClass[variant],
        className,
      )}
    />
  );
}

export type TabPanelProps = ComponentProps<"div"> & {
  /** The panel's tab. */
  value: string;
};

/** The content of the selected tab. */
export function TabPanel({ value, className, ...props }: TabPanelProps) {
  return (
    <Content asChild value={value}>
      <PlainDiv {...props} className={classNames("kit:rounded-md kit:outline-offset-8", className)} />
    </Content>
  );
}

/**
 * Drops Radix's inline styles, which a strict Content-Security-Policy blocks in HTML, and its direction, which the page
 * has.
 */
function PlainDiv({ style: _, dir: __, ...props }: ComponentProps<"div">) {
  return <div {...props} />;
}
