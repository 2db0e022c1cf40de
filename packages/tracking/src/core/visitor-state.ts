import type { VisitEnd } from "./fields.ts";
import type { PageWindow } from "./page-window.ts";
import { isChanges } from "./queue.ts";
import { type SavedValue, savedValue } from "./saved-value.ts";
import type { Change } from "./store.ts";

/** What stays the same as long as the session lasts. */
type SavedSession = {
  id: string;
  session_id: string;
  landing_page: string;
  referrer: string;
};

/**
 * The visit that the tab saw last. It is saved when it begins and when its page is left: without an end a page
 * shows it, which is how the copy of a duplicated tab is told from a reload: the original's visit goes on.
 */
export type SavedVisit = {
  id: string;
  path: string;
  /** How it ended when its page was hidden; missing while it can be seen. */
  ended?: VisitEnd;
};

/** All that is kept in session storage and what is left there by other tabs, each value under a key of its own. */
export type VisitorState = {
  session: SavedValue<SavedSession>;
  /** Paths seen in this session. */
  pages: SavedValue<string[]>;
  visit: SavedValue<SavedVisit>;
  queue: SavedValue<Change[]>;
  /** What closed tabs could not send: it is kept in local storage, and the next page takes it over. */
  left: SavedValue<Change[]>;
};

/** Makes the state of a store's visitor. */
export function visitorState(
  storeName: string,
  /** Where it may be kept at the moment. */
  storages: () => Pick<PageWindow, "sessionStorage" | "localStorage"> | undefined,
): VisitorState {
  const saved = <T>(
    name: string,
    isValid: (value: unknown) => value is T,
    storage: "sessionStorage" | "localStorage" = "sessionStorage",
  ) => savedValue(`voxlog.${storeName}.${name}`, isValid, () => storages()?.[storage]);
  return {
    session: saved("session", isSession),
    pages: saved("pages", isTexts),
    visit: saved("visit", isVisit),
    queue: saved("queue", isChanges),
    left: saved("left", isChanges, "localStorage"),
  };
}

/** Empties the state; gives back what restores each value, to where the state is kept by then. */
export const clearState = (state: VisitorState): (() => void)[] =>
  Object.values(state).map((value: SavedValue<unknown>) => {
    const content = value.get();
    value.set(undefined);
    return () => value.set(content);
  });

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === "string");

function isSession(value: unknown): value is SavedSession {
  const { id, session_id, landing_page, referrer } = (value ?? {}) as Partial<SavedSession>;
  return /^[a-z0-9]{47}$/.test(`${id}${session_id}`) && isTexts([landing_page, referrer]);
}

function isVisit(value: unknown): value is SavedVisit {
  const { id, path } = (value ?? {}) as Partial<SavedVisit>;
  return isTexts([id, path]);
}
