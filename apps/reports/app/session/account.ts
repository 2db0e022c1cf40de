import { readStored, removeStored, writeStored } from "@voxlog/browser/storage";
import { createStore, useStore } from "@voxlog/browser/store";

/** The signed-in user's token, if any, whether the last token has expired, and whether it's a link's to one view. */
type Owner = { token: string | null; hasExpired: boolean; isView: boolean };

/** The token lasts as long as the tab: it unlocks all data, so it mustn't stay on the computer. */
const KEY = "voxlog.owner";

const [, view] = /^#view=(view_[\w-]{43})$/.exec(globalThis.location?.hash ?? "") ?? [];

const owner = createStore<Owner>({
  token: view ?? readStored(KEY, "sessionStorage"),
  hasExpired: false,
  isView: view !== undefined,
});
// If the browser denies storage, the token lasts as long as the page.
owner.subscribe(() => {
  const { token, isView } = owner.get();
  if (isView) return;
  if (token) writeStored(KEY, token, "sessionStorage");
  else removeStored(KEY, "sessionStorage");
});

/** Returns the token of this tab's user, if someone is signed in. */
export const currentToken = (): string | null => owner.get().token;

/** Returns the signed-in user of this tab. */
export const useAccount = (): Owner => useStore(owner);

/**
 * Signs the user in with a token. It also marks this browser as the owner's until sign-out, so that trackers ignore its
 * visits.
 */
export function storeToken(token: string): void {
  writeStored(KEY, "here");
  owner.set({ token, hasExpired: false, isView: false });
}

/** Removes the token and returns it, so that the server can revoke it. */
export function removeToken(): string | null {
  const { token } = owner.get();
  removeStored(KEY);
  owner.set({ token: null, hasExpired: false, isView: false });
  return token;
}

/** Removes a token that the server rejected, unless another one has replaced it. */
export function expireToken(token: string): void {
  if (owner.get().token === token) owner.set({ ...owner.get(), token: null, hasExpired: true });
}
