import { Content, List, Root, Trigger } from "@radix-ui/react-tabs";
import {
  Activity,
  type ComponentProps,
  createContext,
  type ReactNode,
  use,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { classNames } from "../class-names.ts";
import { LaidOut, laidOutClass } from "../laid-out/laid-out.tsx";
import { useDirection } from "./use-direction.ts";

/** One tab of a row. */
export type Tab<Value extends string> = { value: Value; label: ReactNode };

const listClass = {
  line: "border-b sm:gap-1",
  segmented: "w-fit max-w-full gap-1 rounded-lg bg-surface-hover p-1",
};

const tabClass = {
  line:
    "min-h-11 rounded-t-md border-b-2 border-transparent px-2.5 text-text-muted hover:text-text " +
    "aria-selected:border-accent aria-selected:text-accent-text sm:px-4",
  segmented:
    "min-h-9 rounded-md px-4 text-sm text-text-muted hover:text-text " +
    "aria-selected:bg-surface-raised aria-selected:text-text aria-selected:shadow-xs",
};

/** Which panels are rendered: the one chosen in sight, the others out of it. */
type Rendered = {
  chosen: string;
  /** That of the tab which the visitor is about to choose. */
  near: string | undefined;
  /** The one chosen before, until there is time to take it away. */
  leaving: string;
};

const RenderedContext = createContext<Rendered>({ chosen: "", near: undefined, leaving: "" });

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
 * A row of tabs, with the `TabPanel`s among its children. Arrow keys move along the row, and Enter or a press
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
  const list = useRef<HTMLDivElement>(null);
  const direction = useDirection();
  const [near, setNear] = useState<Value>();
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setNear(undefined); // Else the panel that is left would be kept, and what was typed there.
  }
  const leaving = useDeferredValue(value);
  const rendered = useMemo(() => ({ chosen: value, near, leaving }), [value, near, leaving]);
  useEffect(() => {
    if (list.current) bringIntoRow(list.current, value);
  }, [value]);
  return (
    <Root asChild value={value} activationMode="manual" dir={direction}>
      <PlainDiv {...props} className={classNames("relative grid grid-cols-1 gap-6", className)}>
        <List asChild>
          <PlainDiv
            ref={list}
            aria-label={label}
            className={classNames("relative flex flex-wrap", listClass[look])}
          >
            {tabs.map((tab) => (
              <Trigger
                key={tab.value}
                value={tab.value}
                data-value={tab.value}
                onPointerEnter={() => setNear(tab.value)}
                onTouchStart={() => setNear(tab.value)}
                onFocus={() => setNear(tab.value)}
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
        <RenderedContext value={rendered}>{children}</RenderedContext>
      </PlainDiv>
    </Root>
  );
}

/** Shows a tab that a row too narrow for all of them would hide; `scrollIntoView` would scroll the page as well. */
function bringIntoRow(row: HTMLElement, value: string): void {
  const tab = row.querySelector<HTMLElement>(`[data-value="${CSS.escape(value)}"]`);
  if (tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}

export type TabPanelProps = ComponentProps<"div"> & {
  /** The tab that it belongs to. */
  value: string;
};

/**
 * What a tab shows while it is chosen. It is rendered out of sight already when a pointer or focus is on its tab: on a
 * slow phone that takes longer than a press should.
 */
export function TabPanel({ value, className, ...props }: TabPanelProps) {
  const { chosen, near, leaving } = use(RenderedContext);
  const id = useId();
  const laidOut = value === near && value !== chosen ? id : undefined;
  if (value !== chosen && value !== near && value !== leaving) return null;
  return (
    <Activity mode={value === chosen ? "visible" : "hidden"}>
      {laidOut && <LaidOut id={laidOut} />}
      <Content forceMount asChild value={value}>
        <PlainDiv
          {...props}
          {...(laidOut && { "data-laid-out": laidOut, "aria-hidden": true, tabIndex: -1 })}
          className={classNames(
            laidOutClass,
            "rounded-md outline-offset-8 data-laid-out:absolute data-laid-out:inset-x-0",
            className,
          )}
        />
      </Content>
    </Activity>
  );
}

/**
 * Leaves out what Radix gives its elements: inline styles, which a strict Content-Security-Policy refuses in HTML,
 * and the direction, which the page has.
 */
function PlainDiv({ style: _, dir: __, ...props }: ComponentProps<"div">) {
  return <div {...props} />;
}
