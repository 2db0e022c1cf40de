import { currentUser } from "@voxlog/demo-data/team";

/** Lists of recordings that many want: each is a query in the address of the list, and so can be shared. */
export const views = [
  { key: "all", query: "" },
  { key: "today", query: "day=today" },
  { key: "attention", query: "mood=negative" },
  { key: "mine", query: `owner=${currentUser.id}` },
  { key: "processing", query: "status=processing" },
] as const;
