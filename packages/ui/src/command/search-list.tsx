import {
  type ComponentProps,
  createContext,
  isValidElement,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  use,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { classNames } from "../class-names.ts";
import { matchesParts, type SearchFilter } from "./matches-parts.ts";

const Query = createContext<{ query: string; filter: SearchFilter }>({ query: "", filter: () => true });

export type SearchProps = {
  /**
   * Matches entries by their texts. If a server searches, use `() => true` with `onQueryChange`.
   *
   * @default entries with every word of the query
   */
  filter?: SearchFilter | undefined;
  onQueryChange?: ((query: string) => void) | undefined;
};

export type SearchListProps = ComponentProps<"div"> &
  SearchProps & {
    /** Names the field and the list. */
    label: string;
    placeholder: string;
    /** Shown when nothing matches. */
    empty: ReactNode;
    /** The initially active entry. @default the first */
    defaultActive?: string | undefined;
    /** Class of the list, if the field is separate. @default "" */
    listClass?: string;
  };

/**
 * A field that filters the list below it; arrow keys move through the list while the field keeps focus.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function SearchList({
  label,
  placeholder,
  empty,
  filter = matchesParts,
  onQueryChange,
  defaultActive,
  listClass = "",
  className,
  children,
  ...props
}: SearchListProps) {
  const listId = useId();
  const [query, setQuery] = useState("");
  const [count, setCount] = useState<number>();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { mark, onKeyDown } = useMarked({ list, input, query, defaultActive, onCount: setCount });

  return (
    <div {...props} className={classNames("kit:grid kit:grid-cols-1 kit:gap-3", className)}>
      <input
        // React omits the attribute, which an opening popover looks for.
        ref={(element) => {
          input.current = element;
          element?.setAttribute("autofocus", "");
        }}
        role="combobox"
        aria-expanded="true"
        aria-controls={listId}
        aria-autocomplete="list"
        aria-label={label}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        value={query}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          setQuery(target.value);
          onQueryChange?.(target.value);
          mark(undefined); // The first match becomes active.
        }}
        className="kit:h-11 kit:w-full kit:rounded-md kit:border kit:border-border-strong kit:bg-control kit:px-4"
      />
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={label}
        tabIndex={-1}
        // Keeps focus on the field.
        onMouseDown={(event) => event.preventDefault()}
        onPointerMove={({ target }) => {
          const option = (target as Element).closest(OPTION);
          if (option) mark(option);
        }}
        className={classNames("kit:overflow-y-auto kit:overscroll-contain", listClass)}
      >
        <Query value={{ query, filter }}>{children}</Query>
      </div>
      {/* Outside the list, which may only have options. */}
      <p
        role="status"
        className={count === 0 ? "kit:px-3 kit:pb-6 kit:text-center kit:text-text-muted" : "kit:hidden"}
      >
        {count === 0 && empty}
      </p>
    </div>
  );
}

const OPTION = "[role=option]:not([aria-disabled=true])";

/**
 * Manages the active entry, which Enter selects: the first, until the pointer or arrow keys choose another. Without
 * React state, which would re-render thousands of entries on every step.
 */
function useMarked({
  list,
  input,
  query,
  defaultActive,
  onCount,
}: {
  list: RefObject<HTMLElement | null>;
  input: RefObject<HTMLElement | null>;
  query: string;
  defaultActive: string | undefined;
  /** Called with the number of matches. */
  onCount: (count: number) => void;
}) {
  const active = useRef<Element>(undefined);
  const options = () => [...(list.current?.querySelectorAll(OPTION) ?? [])];

  function mark(option: Element | undefined): void {
    if (option && option === active.current) return;
    active.current?.setAttribute("aria-selected", "false");
    active.current = option;
    option?.setAttribute("aria-selected", "true");
    if (option) input.current?.setAttribute("aria-activedescendant", option.id);
    else input.current?.removeAttribute("aria-activedescendant");
  }

  // After every render: entries change with the query and a server's responses.
  useLayoutEffect(() => {
    const found = options();
    onCount(found.length);
    if (active.current?.isConnected) return;
    const first = query === "" && found.find((option) => option.getAttribute("data-value") === defaultActive);
    mark(first || found[0]);
    active.current?.scrollIntoView({ block: "nearest" });
  });

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const found = options();
    const at = active.current ? found.indexOf(active.current) : -1;
    const next: Record<string, number> = {
      ArrowDown: (at + 1) % found.length,
      ArrowUp: at - 1,
      Home: 0,
      End: -1,
    };
    const wanted = next[event.key];
    if (event.key === "Enter") (active.current as HTMLElement | undefined)?.click();
    else if (wanted !== undefined && !event.shiftKey) mark(found.at(wanted));
    else return;
    active.current?.scrollIntoView({ block: "nearest" });
    event.preventDefault();
  }

  return { mark, onKeyDown };
}

export type SearchListGroupProps = { label: string; children: ReactNode };

/** A group of entries; hidden when none matches. */
export function SearchListGroup({ label, children }: SearchListGroupProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form.
    <div role="group" aria-labelledby={id} className="kit:not-has-[[role=option]]:hidden">
      <p id={id} className="kit:px-3 kit:pt-3 kit:pb-1 kit:text-sm kit:text-text-muted">
        {label}
      </p>
      {children}
    </div>
  );
}

export type SearchListItemProps = {
  /** ID for `defaultActive`. */
  value?: string;
  /** Additional search terms. */
  keywords?: readonly string[];
  /** A decorative icon before the text. */
  icon?: ReactNode;
  /** @default false */
  disabled?: boolean;
  onSelect: () => void;
  children: ReactNode;
};

export function SearchListItem({
  value,
  keywords = [],
  icon,
  disabled = false,
  onSelect,
  children,
}: SearchListItemProps) {
  const id = useId();
  const { query, filter } = use(Query);
  if (query.trim() !== "" && !filter([textOf(children), ...keywords], query)) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field has the focus and the keys.
    <div
      id={id}
      role="option"
      data-value={value}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onSelect}
      className={classNames(
        "kit:flex kit:min-h-11 kit:cursor-pointer kit:items-center kit:gap-3 kit:rounded-md kit:px-3 kit:py-2",
        "kit:aria-selected:bg-accent-soft kit:aria-selected:text-accent-text kit:forced-colors:aria-selected:outline-2",
        "kit:aria-disabled:opacity-50 kit:[&>svg]:size-5 kit:[&>svg]:shrink-0",
      )}
    >
      {icon}
      <span className="kit:min-w-0">{children}</span>
    </div>
  );
}

/** Returns the text of a node. */
function textOf(node: ReactNode): string {
  if (typeof node === "string" || typeof node === "number") return String(node);
  if (Array.isArray(node)) return node.map(textOf).join("");
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : "";
}
