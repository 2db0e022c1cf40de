"use client";

import { Content, List, Root, Trigger } from "@radix-ui/react-tabs";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { useDirection } from "../direction.ts";

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
  /** Name of the tab list. */
  label: string;
  tabs: readonly Tab<Value>[];
  /** The selected tab. */
  value: Value;
  onValueChange: (value: Value) => void;
  /**
   * Parts of a screen, or a choice within such a part.
   *
   * @default "line"
   */
  variant?: keyof typeof listClass;
};

/**
 * Tabs, with `TabPanel`s among their children. Arrow keys move focus, and Enter or a click selects: selecting may
 * change the address or ask a question, which moving past a tab must not do.
 */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
  variant = "line",
  className,
  children,
  ...props
}: TabsProps<Value>) {
  const direction = useDirection();
  return (
    <Root asChild value={value} activationMode="manual" dir={direction}>
      <PlainDiv {...props} className={classNames("kit:grid kit:grid-cols-1 kit:gap-6", className)}>
        <List asChild>
          <PlainDiv aria-label={label} className={classNames("kit:flex kit:flex-wrap", listClass[variant])}>
            {tabs.map((tab) => (
              <Trigger
                key={tab.value}
                value={tab.value}
                data-value={tab.value}
                // Before Radix, which would focus it with a focus ring.
                onMouseDown={({ currentTarget }) => currentTarget.focus({ focusVisible: false })}
                // Replaces Radix's selection on mousedown: screen readers only send a click.
                onClick={() => tab.value !== value && onValueChange(tab.value)}
                className={classNames(
                  "kit:inline-flex kit:items-center kit:gap-2 kit:font-medium kit:transition-colors kit:focus-visible:-outline-offset-2",
                  tabClass[variant],
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
