export { type Field, pageVisitFields, sessionFields } from "../core/fields.ts";
export type { ConversionFact, EndFact, Fact, FactsRequest, ViewFact } from "./facts.ts";
export { type CollectorStoreOptions, collectorStore, MOST_BYTES, MOST_FACTS } from "./store.ts";
