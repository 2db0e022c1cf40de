export { fetchClient, type RecordClient, type RequestOptions } from "./client.ts";
export { describeFailure } from "./describe-failure.ts";
export { type PocketBaseStoreOptions, pocketbaseStore } from "./store.ts";
