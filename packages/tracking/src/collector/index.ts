export { type Field, MAX_PROPERTIES } from "../core/fields.ts";
export type {
  CollectorStoreOptions,
  ConversionFact,
  EndFact,
  EventFact,
  Fact,
  FactsRequest,
  ViewFact,
} from "./store.ts";
export { collectorStore, MAX_BYTES, MAX_FACTS } from "./store.ts";
