import type { PageWindow } from "./page-window.ts";
import { savedOptOut } from "./saved-value.ts";
import type { Consent } from "./tracker.ts";
import { clearState, visitorState } from "./visitor-state.ts";

/**
 * Creates the consent of a store's visitor. When it changes, the state moves to the allowed storage or is removed.
 *
 * @param onForget called before the state is removed.
 * @param onChange called when tracking may have become possible.
 */
export function visitorConsent(
  page: PageWindow,
  storeName: string,
  consent: Consent,
  onForget: () => void,
  onChange: () => void,
) {
  const choice = savedOptOut(storeName.replace(/\..*/, ""), () => page.localStorage);
  const state = visitorState(storeName, () => (consent === "granted" ? page : undefined));
  const change = (next: Consent, keep: boolean) => {
    if (!keep) onForget();
    const restore = clearState(state);
    consent = next;
    if (keep) for (const restoreValue of restore) restoreValue();
  };
  /** Removes the state if the visitor opted out here or in another tab. */
  const optedOut = () => {
    const isOut = !!choice.get();
    if (isOut) change(consent, false);
    return isOut;
  };
  return {
    state,
    optedOut,
    granted: () => !optedOut() && consent !== "none" && !page.navigator.globalPrivacyControl,
    setConsent(next: Consent) {
      change(next, next !== "none");
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
