export { emptyExtraction, extract } from "./extract.ts";
export type * from "./model/types.ts";
export { draftEmail, summarize } from "./summary.ts";
