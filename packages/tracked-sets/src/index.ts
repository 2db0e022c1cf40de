import { languages } from "@voxlog/texts/mail";
import { defineSet, type FunnelStep } from "@voxlog/tracking";
import { campaignFields } from "@voxlog/tracking/campaign";
import { product } from "./product.ts";

const funnel: readonly FunnelStep[] = [
  { step: "pricing", pages: ["/pricing", "/en/pricing"] },
  { step: "demo_requests", conversion: "demo_request" },
  { step: "signups", conversion: "signup" },
];

/** What the site's visitors do: into `sessions` and `page_visits`. */
export const siteSet = defineSet({
  name: "site",
  product,
  prefix: "",
  languages,
  conversions: ["signup", "demo_request"],
  funnel,
  sessionFields: campaignFields,
});

/** What the demo's do, apart from it: into `app_sessions` and `app_page_visits`. */
export const appSet = defineSet({
  name: "app",
  product,
  languages,
  conversions: ["signup", "demo_request"],
  sessionFields: campaignFields,
});
