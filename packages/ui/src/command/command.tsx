"use client";

import {
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
import { Dialog, type DialogProps } from "../dialog/dialog.tsx";
import { matchesParts, type SearchFilter } from "./matches-parts.ts";

const Query = createContext<{ query: string; filter: SearchFilter }>({ query: "", filter: () => true });

export type CommandProps = Omit<DialogProps, "title" | "width" | "dismissible"> & {
  /** Names the dialog, its field and its list. */
  title: string;
  placeholder: string;
  /** Shown when nothing matches. */
  empty: ReactNode;
  /**
   * Which entries a query finds, by their texts. For a list that a server searches, `() => true` with `onQueryChange`.
   * @default those that have every word of it
   */
  filter?: SearchFilter | undefined;
  onQueryChange?: ((query: string) => void) | undefined;
};

/**
 * Everything that there is to go to or to do, found by a few letters: a palette over the page, of `CommandItem`s. Arrow keys
 * move along its list while its field keeps the focus.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function Command({
  placeholder,
  empty,
  filter,
  onQueryChange,
  className,
  children,
  ...props
}: CommandProps) {
  return (
    <Dialog {...props} width="wide" className={`kit:sm:mt-24 ${className ?? ""}`}>
      <SearchList label={props.title} {...{ placeholder, empty, filter, onQueryChange }}>
        {children}
      </SearchList>
    </Dialog>
  );
}

/** A field that narrows down the list below it. */
function SearchList({
  label,
  placeholder,
  empty,
  filter = matchesParts,
  onQueryChange,
  children,
}: Pick<CommandProps, "placeholder" | "empty" | "filter" | "onQueryChange" | "children"> & {
  label: string;
}) {
  const listId = useId();
  const [query, setQuery] = useState("");
  const [count, setCount] = useState<number>();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { mark, onKeyDown } = useMarked({ list, input, onCount: setCount });

  return (
    <div className="kit:grid kit:grid-cols-1 kit:gap-3">
      <input
        ref={input}
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
          mark(undefined); // The first of those found is next.
        }}
        className="kit:h-11 kit:w-full kit:rounded-md kit:border kit:border-border-strong kit:bg-control kit:px-4"
      />
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={label}
        tabIndex={-1}
        // The field keeps the focus.
        onMouseDown={(event) => event.preventDefault()}
        onPointerMove={({ target }) => {
          const option = (target as Element).closest(OPTION);
          if (option) mark(option);
        }}
        className="kit:-mx-2 kit:max-h-[min(--spacing(96),50dvh)] kit:overflow-y-auto kit:overscroll-contain"
      >
        <Query value={{ query, filter }}>{children}</Query>
      </div>
      {/* Not in the list, which has options alone. */}
      <p
        role="status"
        className={count === 0 ? "kit:px-3 kit:pb-6 kit:text-center kit:text-text-muted" : "kit:hidden"}
      >
        {count === 0 && empty}
      </p>
    </div>
  );
}

const OPTION = "[role=option]";

/**
 * The entry that Enter chooses: the first one, until the pointer or the arrow keys mark another.
 *
 * By hand, since each of thousands of entries would be rendered anew with every step along them.
 */
function useMarked({
  list,
  input,
  onCount,
}: {
  list: RefObject<HTMLElement | null>;
  input: RefObject<HTMLElement | null>;
  /** Called with the number of entries that are shown. */
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

  // After every render: entries come and go with the query, and with what a server answers.
  useLayoutEffect(() => {
    const found = options();
    onCount(found.length);
    if (active.current?.isConnected) return;
    mark(found[0]);
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

export type CommandGroupProps = { label: string; children: ReactNode };

/** Entries that belong together; it goes when none of them matches. */
export function CommandGroup({ label, children }: CommandGroupProps) {
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

export type CommandItemProps = {
  /** Words that it is found by beside those it shows. */
  keywords?: readonly string[];
  /** A decorative icon before the words. */
  icon?: ReactNode;
  onSelect: () => void;
  children: ReactNode;
};

/** One entry of it. */
export function CommandItem({ keywords = [], icon, onSelect, children }: CommandItemProps) {
  const id = useId();
  const { query, filter } = use(Query);
  if (query.trim() !== "" && !filter([textOf(children), ...keywords], query)) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field has the focus and the keys.
    <div
      id={id}
      role="option"
      onClick={onSelect}
      className={classNames(
        "kit:flex kit:min-h-11 kit:cursor-pointer kit:items-center kit:gap-3 kit:rounded-md kit:px-3 kit:py-2",
        "kit:aria-selected:bg-accent-soft kit:aria-selected:text-accent-text kit:forced-colors:aria-selected:outline-2",
        "kit:[&>svg]:size-5 kit:[&>svg]:shrink-0",
      )}
    >
      {icon}
      <span className="kit:min-w-0">{children}</span>
    </div>
  );
}

/** The words of what is shown. */
function textOf(node: ReactNode): string {
  if (typeof node === "string" || typeof node === "number") return String(node);
  if (Array.isArray(node)) return node.map(textOf).join("");
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : "";
}
