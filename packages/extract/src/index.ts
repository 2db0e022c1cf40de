export { extract } from "./extract.ts";
export { draftEmail, summarize } from "./summary.ts";
export type * from "./model/types.ts";
