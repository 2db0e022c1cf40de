"use client";

import { Content, List, Root, Trigger } from "@radix-ui/react-tabs";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { useDirection } from "../direction.ts";

/** One tab of a row. */
export type Tab<Value extends string> = { value: Value; label: ReactNode };

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
      <PlainDiv {...props} className={classNames("kit:grid kit:grid-cols-1 kit:gap-6", className)}>
        <List asChild>
          <PlainDiv aria-label={label} className={classNames("kit:flex kit:flex-wrap", listClass[look])}>
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
                  "kit:inline-flex kit:items-center kit:gap-2 kit:font-medium kit:transition-colors kit:focus-visible:-outline-offset-2",
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
      <PlainDiv {...props} className={classNames("kit:rounded-md kit:outline-offset-8", className)} />
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
