"use client";

import { Content, List, Root, Trigger } from "@radix-ui/react-tabs";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { useDirection } from "../direction.ts";

/** One tab of a row. */
export type Tab<Value extends string> = { value: Value; label: ReactNode };

const listClass = {
  line: "border-b sm:gap-1",
  segmented: "w-fit max-w-full gap-1 rounded-lg bg-track p-1 forced-colors:border",
};

const tabClass = {
  line:
    "min-h-11 rounded-t-md border-b-2 border-transparent px-2.5 text-text-muted hover:text-text " +
    "aria-selected:border-accent aria-selected:text-accent-text sm:px-4",
  segmented:
    "min-h-9 rounded-md px-4 text-sm text-text-muted hover:text-text " +
    "aria-selected:bg-control aria-selected:text-text aria-selected:shadow-xs",
};

export type TabsProps<Value extends string> = Omit<ComponentProps<"div">, "dir" | "defaultValue"> & {
  /** Name of the row of tabs. */
  label: string;
  tabs: readonly Tab<Value>[];
  /** The tab chosen. */
  value: Value;
  onValueChange: (value: Value) => void;
  /**
   * Parts of a screen, or a choice within such a part.
   * @default "line"
   */
  look?: keyof typeof listClass;
};

/**
 * A row of tabs, with the `TabPanel`s among its children. Arrow keys move along the row, and Enter or a click
 * chooses: a choice may be kept in the address or have to ask something first, which passing by should not do.
 */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
  look = "line",
  className,
  children,
  ...props
}: TabsProps<Value>) {
  const direction = useDirection();
  return (
    <Root asChild value={value} activationMode="manual" dir={direction}>
      <PlainDiv {...props} className={classNames("grid grid-cols-1 kit:gap-6", className)}>
        <List asChild>
          <PlainDiv aria-label={label} className={classNames("flex flex-wrap", listClass[look])}>
            {tabs.map((tab) => (
              <Trigger
                key={tab.value}
                value={tab.value}
                data-value={tab.value}
                // Ahead of Radix, which would focus it as if by the keyboard, with a ring around it.
                onMouseDown={({ currentTarget }) => currentTarget.focus({ focusVisible: false })}
                // Not Radix's own choice, on mousedown: screen readers send the click alone.
                onClick={() => tab.value !== value && onValueChange(tab.value)}
                className={classNames(
                  "inline-flex items-center gap-2 font-medium transition-colors focus-visible:-outline-offset-2",
                  tabClass[look],
                )}
              >
                {tab.label}
              </Trigger>
            ))}
          </PlainDiv>
        </List>
        {children}
      </PlainDiv>
    </Root>
  );
}

export type TabPanelProps = ComponentProps<"div"> & {
  /** The tab that it belongs to. */
  value: string;
};

/** What a tab shows while it is chosen. */
export function TabPanel({ value, className, ...props }: TabPanelProps) {
  return (
    <Content asChild value={value}>
      <PlainDiv {...props} className={classNames("rounded-md outline-offset-8", className)} />
    </Content>
  );
}

/**
 * Leaves out what Radix gives its elements: inline styles, which a strict Content-Security-Policy blocks in HTML,
 * and the direction, which the page has.
 */
function PlainDiv({ style: _, dir: __, ...props }: ComponentProps<"div">) {
  return <div {...props} />;
}
