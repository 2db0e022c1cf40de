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

/** Creates them in the storages that consent allows at each use. */
export const visitorState = (
  storeName: string,
  storages: () => Pick<PageWindow, "sessionStorage" | "localStorage"> | undefined,
): VisitorState => ({
  session: savedValue(`${storeName}.session`, '{"shift":', () => storages()?.sessionStorage),
  visit: savedValue(`${storeName}.visit`, '{"id":', () => storages()?.sessionStorage),
  left: savedValue(`${storeName}.left`, '[{"kind":"', () => storages()?.localStorage),
});
