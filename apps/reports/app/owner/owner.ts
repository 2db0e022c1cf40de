import { useSyncExternalStore } from "react";

/** Who looks at the reports: the owner's token, or none; and whether there was one that no longer holds. */
type Owner = { token: string | null; hasEnded: boolean };

/** The token lasts as long as the tab: a key to all data is not left behind on a computer. */
const KEY = "voxlog.owner";

let owner: Owner = { token: storedToken(), hasEnded: false };
const listeners = new Set<() => void>();

/** The owner as they are known in this tab. */
export function useOwner(): Owner {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => owner,
  );
}

/** The owner came in with a token. */
export function ownerArrived(token: string): void {
  change({ token, hasEnded: false });
}

/** The owner goes. */
export function signOut(): void {
  change({ token: null, hasEnded: false });
}

/** The server no longer takes a token. What it says of one that has been replaced since changes nothing. */
export function tokenEnded(token: string): void {
  if (owner.token === token) change({ token: null, hasEnded: true });
}

function change(next: Owner): void {
  owner = next;
  try {
    if (next.token) sessionStorage.setItem(KEY, next.token);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage the token lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function storedToken(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null; // A browser that blocks storage throws on the mere access.
  }
}
