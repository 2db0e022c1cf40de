import { readStored, removeStored, writeStored } from "@voxlog/browser/storage";
import { createStore, useStore } from "@voxlog/browser/store";

/** The user of the reports: the owner's token, or none; and whether the last one has expired. */
type Owner = { token: string | null; hasExpired: boolean };

/** The token lasts as long as the tab: a key to all data is not left behind on a computer. */
const KEY = "voxlog.owner";

const owner = createStore<Owner>({ token: readStored(KEY, "sessionStorage"), hasExpired: false });
// Where the browser denies storage, it lasts as long as the page.
owner.subscribe(() => {
  const { token } = owner.get();
  if (token) writeStored(KEY, token, "sessionStorage");
  else removeStored(KEY, "sessionStorage");
});

/** The owner as they are known in this tab. */
export const useAccount = (): Owner => useStore(owner);

/**
 * Signs the owner in with a token. All tabs of the browser are the owner's from then on, until they sign out: trackers
 * look for this mark, and count none of their visits.
 */
export function storeToken(token: string): void {
  writeStored(KEY, "here");
  owner.set({ token, hasExpired: false });
}

/** Drops the token, and gives it for the server to forget. */
export function removeToken(): string | null {
  const { token } = owner.get();
  removeStored(KEY);
  owner.set({ token: null, hasExpired: false });
  return token;
}

/** Drops a token that the server no longer takes, unless another has replaced it since. */
export function expireToken(token: string): void {
  if (owner.get().token === token) owner.set({ token: null, hasExpired: true });
}
