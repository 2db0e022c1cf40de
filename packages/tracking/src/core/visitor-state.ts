import type { PageWindow } from "./page-window.ts";
import { type SavedValue, savedValue } from "./saved-value.ts";
import type { Change } from "./store.ts";

/** Constant during a session, except the last page. */
export type SavedSession = {
  /** Ms that its times are early, which never leave the browser. */
  shift: number;
  id: string;
  session_id: string;
  landing_page: string;
  referrer: string;
  last_page: string;
};

/** Matches a session that servers accept; others would be lost. */
const SESSION = /^{"shift":\d{1,7},"\w+":"\w{15}","\w+":"\w{20,64}"(,"\w+":".+"){3}}$/;

/** All stored values, each under its own key. */
export type VisitorState = {
  session: SavedValue<SavedSession>;
  /** Unconfirmed changes, in local storage; the next page sends them again. */
  left: SavedValue<Change[]>;
};

/** Creates them in the storages that consent allows at each use. */
export const visitorState = (
  storeName: string,
  storages: () => Pick<PageWindow, "sessionStorage" | "localStorage"> | undefined,
): VisitorState => ({
  session: savedValue(`${storeName}.session`, SESSION, () => storages()?.sessionStorage),
  left: savedValue(`${storeName}.left`, /^\[{"kind":"/, () => storages()?.localStorage),
});
