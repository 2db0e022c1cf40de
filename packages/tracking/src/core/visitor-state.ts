import type { NewSession } from "./fields.ts";
import type { PageWindow } from "./page-window.ts";
import { type SavedValue, savedOptOut, savedValue } from "./saved-value.ts";
import type { Change } from "./store.ts";
import type { Consent } from "./tracker.ts";

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

/** The tracker's description of a session at each view. */
export type SessionDescription = Omit<NewSession, "last_view" | keyof SavedSession>;

/** Matches a session that servers accept; others would be lost. */
const SESSION = /^{"shift":\d{1,7},"\w+":"\w{15}","\w+":"\w{20,64}"(,"\w+":".+"){3}}$/;

/** All stored values, each under its own key. */
export type VisitorState = ReturnType<typeof visitorState>;

/** Creates them in the storages that consent allows at each use. */
export const visitorState = (
  storeName: string,
  storages: () => Pick<PageWindow, "sessionStorage" | "localStorage"> | undefined,
) => ({
  session: savedValue<SavedSession>(`${storeName}.session`, SESSION, () => storages()?.sessionStorage),
  /** Unconfirmed changes, in local storage; the next page sends them again. */
  left: savedValue<Change[]>(`${storeName}.left`, /^\[{"kind":"/, () => storages()?.localStorage),
});

/**
 * Creates the consent of a store's visitor. When it changes, the state moves to the allowed storage or is removed.
 *
 * @param onForget called before the state is removed.
 * @param onChange called when tracking may have become possible.
 */
export function visitorConsent(
  page: PageWindow,
  storeName: string,
  onForget: () => void,
  onChange: () => void,
  consent: Consent = "granted",
) {
  const choice = savedOptOut(storeName.replace(/\..*/, ""), () => page.localStorage);
  const state = visitorState(storeName, () => (consent === "granted" ? page : undefined));
  const change = (next: Consent) => {
    const isKept = next !== "none" && !choice.get();
    if (!isKept) onForget();
    const values: SavedValue<unknown>[] = Object.values(state);
    const contents = values.map((value) => value.get());
    for (const value of values) value.set(undefined);
    consent = next;
    if (isKept) for (const value of values) value.set(contents.shift());
  };
  /** Removes the state if the visitor opted out here or in another tab. */
  const optedOut = () => {
    const isOut = !!choice.get();
    if (isOut) change(consent);
    return isOut;
  };
  return {
    state,
    optedOut,
    granted: () => !optedOut() && consent !== "none" && !page.navigator.globalPrivacyControl,
    setConsent(next: Consent) {
      change(next);
      onChange();
    },
    optOut() {
      choice.set(true);
      optedOut();
    },
    optIn() {
      choice.set(undefined);
      onChange();
    },
  };
}
