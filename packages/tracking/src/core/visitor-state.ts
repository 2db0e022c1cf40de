import type { PageWindow } from "./page-window.ts";
import { type SavedValue, savedValue } from "./saved-value.ts";
import type { Change } from "./store.ts";

/** Constant during a session. */
export type SavedSession = {
  /** Ms that its times are early, which never leave the browser. */
  shift: number;
  id: string;
  session_id: string;
  landing_page: string;
  referrer: string;
};

/** The tab's last visit. */
export type SavedVisit = { id: string; path: string };

/** All stored values, each under its own key. */
export type VisitorState = {
  session: SavedValue<SavedSession>;
  visit: SavedValue<SavedVisit>;
  /** Unconfirmed changes, in local storage; the next page sends them again. */
  left: SavedValue<Change[]>;
};

export function visitorState(
  storeName: string,
  /** The storages that consent allows now. */
  storages: () => Pick<PageWindow, "sessionStorage" | "localStorage"> | undefined,
): VisitorState {
  const saved = <T>(
    name: string,
    start: string,
    storage: "sessionStorage" | "localStorage" = "sessionStorage",
  ): SavedValue<T> => savedValue(`${storeName}.${name}`, start, () => storages()?.[storage]);
  return {
    session: saved("session", '{"shift":'),
    visit: saved("visit", '{"id":"'),
    left: saved("left", '[{"kind":"', "localStorage"),
  };
}
