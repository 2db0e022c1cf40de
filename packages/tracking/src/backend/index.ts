export { type Collection, collectionsOf } from "./collections.ts";
export { type BackendFile, backendFiles, type WriteOptions, writeBackend } from "./write-backend.ts";
