import { defineSet } from "@voxlog/tracking";
import { campaignFields } from "@voxlog/tracking/campaign";

/** The shop's set. The tracker's types and the server's collections derive from it. */
export const shop = defineSet({
  name: "shop",
  languages: ["nl", "de", "fr"],
  conversions: ["order"],
  events: { product_look: { product: "text" }, basket_add: { pieces: "number" } },
  sessionFields: {
    plan: { type: "select", values: ["free", "paid"], changedBy: "view" },
    ...campaignFields,
  },
  visitFields: { product: { type: "text", max: 40 } },
});
