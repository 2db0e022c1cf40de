import type { PageWindow } from "./page-window.ts";
import { type SavedValue, savedOptOut } from "./saved-value.ts";
import type { Consent } from "./tracker.ts";
import { visitorState } from "./visitor-state.ts";

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
