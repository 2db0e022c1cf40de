export { type Field, MAX_PROPERTIES } from "../core/fields.ts";
export type { ConversionFact, EndFact, EventFact, Fact, FactsRequest, ViewFact } from "./facts.ts";
export { type CollectorStoreOptions, collectorStore, MAX_BYTES, MAX_FACTS } from "./store.ts";
