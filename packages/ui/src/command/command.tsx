"use client";

import { Dialog, type DialogProps } from "../dialog/dialog.tsx";
import {
  SearchList,
  SearchListGroup,
  type SearchListGroupProps,
  SearchListItem,
  type SearchListItemProps,
  type SearchProps,
} from "./search-list.tsx";

export type CommandProps = Omit<DialogProps, "title" | "width" | "dismissible"> &
  SearchProps & {
    /** Names the dialog, its field and its list. */
    title: string;
    placeholder: string;
    /** Shown when nothing matches. */
    empty: string;
  };

/** A command palette: a searchable list of destinations and actions, made of `CommandItem`s. */
export function Command({
  title,
  placeholder,
  empty,
  filter,
  onQueryChange,
  className,
  children,
  ...props
}: CommandProps) {
  return (
    <Dialog {...props} title={title} width="wide" className={`kit:sm:mt-24 ${className ?? ""}`}>
      <SearchList
        label={title}
        placeholder={placeholder}
        empty={empty}
        filter={filter}
        onQueryChange={onQueryChange}
        listClass="kit:-mx-2 kit:max-h-[min(--spacing(96),50dvh)]"
      >
        {children}
      </SearchList>
    </Dialog>
  );
}

export type CommandGroupProps = SearchListGroupProps;
export const CommandGroup = SearchListGroup;

export type CommandItemProps = SearchListItemProps;
export const CommandItem = SearchListItem;
