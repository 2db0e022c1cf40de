export { pageVisitFields, sessionFields } from "./collections.ts";
export { describeFailure } from "./describe-failure.ts";
export { fetchClient } from "./fetch-client.ts";
export type { RecordClient, RequestOptions } from "./record-client.ts";
export { type PocketBaseStoreOptions, pocketbaseStore } from "./store.ts";
