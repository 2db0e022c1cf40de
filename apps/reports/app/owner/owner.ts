import { readStored, removeStored, writeStored } from "@voxlog/browser/storage";
import { createStore, useStore } from "@voxlog/browser/store";

/** Who looks at the reports: the owner's token, or none; and whether there was one that no longer holds. */
type Owner = { token: string | null; hasEnded: boolean };

/** The token lasts as long as the tab: a key to all data is not left behind on a computer. */
const KEY = "voxlog.owner";

const owner = createStore<Owner>({ token: readStored(KEY, "sessionStorage"), hasEnded: false });
// Where the browser refuses, it lasts as long as the page.
owner.subscribe(() => {
  const { token } = owner.get();
  if (token) writeStored(KEY, token, "sessionStorage");
  else removeStored(KEY, "sessionStorage");
});

/** The owner as they are known in this tab. */
export const useOwner = (): Owner => useStore(owner);

/** The owner came in with a token. */
export function ownerArrived(token: string): void {
  owner.set({ token, hasEnded: false });
}

/** The owner goes. */
export function signOut(): void {
  owner.set({ token: null, hasEnded: false });
}

/** The server no longer takes a token. What it says of one that has been replaced since changes nothing. */
export function tokenEnded(token: string): void {
  if (owner.get().token === token) owner.set({ token: null, hasEnded: true });
}
