import type { PageWindow } from "./page-window.ts";
import { type SavedValue, savedValue } from "./saved-value.ts";
import type { Change } from "./store.ts";

/** What stays the same as long as the session lasts. */
export type SavedSession = {
  id: string;
  session_id: string;
  landing_page: string;
  referrer: string;
};

/** The visit that the tab saw last. */
export type SavedVisit = { id: string; path: string };

/** All that is kept in session storage and what is left there by other tabs, each value under a key of its own. */
export type VisitorState = {
  session: SavedValue<SavedSession>;
  /** Paths seen in this session. */
  pages: SavedValue<string[]>;
  visit: SavedValue<SavedVisit>;
  queue: SavedValue<Change[]>;
  /** What closed pages do not know to have arrived: it is kept in local storage, and the next page sends it again. */
  left: SavedValue<Change[]>;
};

/** What the JSON of changes begins with. What is wrong inside, the store rejects. */
const CHANGES = '[{"kind":"';

/** Makes the state of a store's visitor. */
export function visitorState(
  storeName: string,
  /** Where it may be kept at the moment. */
  storages: () => Pick<PageWindow, "sessionStorage" | "localStorage"> | undefined,
): VisitorState {
  const saved = <T>(
    name: string,
    start: string,
    storage: "sessionStorage" | "localStorage" = "sessionStorage",
  ): SavedValue<T> => savedValue(`${storeName}.${name}`, start, () => storages()?.[storage]);
  return {
    session: saved("session", '{"id":"'),
    pages: saved("pages", '["'),
    visit: saved("visit", '{"id":"'),
    queue: saved("queue", CHANGES),
    left: saved("left", CHANGES, "localStorage"),
  };
}

/** Empties the state; gives back what restores each value, to where the state is kept by then. */
export const clearState = (state: VisitorState): (() => void)[] =>
  Object.values(state).map((value: SavedValue<unknown>) => {
    const content = value.get();
    value.set(undefined);
    return () => value.set(content);
  });
