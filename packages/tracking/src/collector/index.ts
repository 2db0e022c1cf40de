export { type Field, MOST_PROPERTIES } from "../core/fields.ts";
export type { ConversionFact, EndFact, EventFact, Fact, FactsRequest, ViewFact } from "./facts.ts";
export { type CollectorStoreOptions, collectorStore, MOST_BYTES, MOST_FACTS } from "./store.ts";
