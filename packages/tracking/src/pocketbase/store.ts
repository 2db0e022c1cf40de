import { fitting } from "../core/fitting.ts";
import type { TrackingSet } from "../core/set.ts";
import { type Store, StoreFailure } from "../core/store.ts";
import { batchStore } from "./batch-store.ts";
import type { RecordClient } from "./client.ts";

export type PocketBaseStoreOptions<S extends TrackingSet = TrackingSet> = {
  /** An SDK instance, a `fetchClient`, or a function that loads one at the first page view. */
  client: RecordClient | (() => Promise<RecordClient>);
  set: S;
};

/**
 * Creates a store in PocketBase, for the hooks that `voxlog-tracking` writes. A page view is one batch, or a call per
 * record if the server has batches off.
 *
 * @throws Error if `set` isn't a set.
 */
export function pocketbaseStore<S extends TrackingSet>({ client, set }: PocketBaseStoreOptions<S>): Store<S> {
  if (!set?.collections) throw new Error(`pocketbaseStore() needs a set from defineSet(), not ${set}.`);
  const { conversions } = set.declaration;
  const storeOf = (ready: RecordClient) => batchStore({ client: ready, set, fitRow: fitting });
  let store = typeof client === "function" ? undefined : storeOf(client);
  return {
    name: set.storageName,
    set,
    async write(changes, isLeaving) {
      for (const change of changes) {
        if (change.kind !== "conversion" || conversions?.includes(change.conversion_type) !== false) continue;
        const message = `"${change.conversion_type}" isn't a conversion of the set "${set.name}".`;
        throw new StoreFailure(message, { temporary: false });
      }
      try {
        store ??= storeOf(await (client as () => Promise<RecordClient>)());
      } catch (cause) {
        throw new StoreFailure("The PocketBase client couldn't be loaded.", { temporary: true, cause });
      }
      await store.write(changes, isLeaving);
    },
  };
}
