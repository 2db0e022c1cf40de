export { changeOf, clampTime, creationOf, DAY, formatTime } from "./clock.ts";
export { type Collection, collectionsOf } from "./collections.ts";
export { isPropertySet } from "./properties.ts";
export { isSessionSearch } from "./session-search.ts";
export { shuffleRows } from "./shuffle-rows.ts";
export type { BackendFile, WriteOptions } from "./write-backend.ts";
export { backendFiles, collectionNames, migrationOf, writeBackend } from "./write-backend.ts";
