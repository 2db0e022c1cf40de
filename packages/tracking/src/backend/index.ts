export { DAY, formatTime, hourOf, possibleTime } from "./clock.ts";
export { type Collection, collectionsOf } from "./collections.ts";
export {
  type BackendFile,
  backendFiles,
  collectionNames,
  type WriteOptions,
  writeBackend,
} from "./write-backend.ts";
