import { defineSet } from "@voxlog/tracking";

/** What the shop tracks: the tracker's types come from this, and so do the server's collections. */
export const shop = defineSet({
  name: "shop",
  languages: ["nl", "de", "fr"],
  conversions: ["order"],
  sessionFields: { plan: { type: "select", values: ["free", "paid"], changedBy: "view" } },
  visitFields: { product: { type: "text", max: 40 } },
});
