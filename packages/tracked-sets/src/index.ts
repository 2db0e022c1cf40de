import { languages } from "@voxlog/i18n/mail";
import { defineSet } from "@voxlog/tracking";
import { campaignFields } from "@voxlog/tracking/campaign";

/** What the site's visitors do: into `sessions` and `page_visits`. */
export const siteSet = defineSet({
  name: "site",
  prefix: "",
  languages,
  conversions: ["signup", "demo_request"],
  sessionFields: campaignFields,
});

/** What the demo's do, apart from it: into `app_sessions` and `app_page_visits`. */
export const appSet = defineSet({
  name: "app",
  languages,
  conversions: ["signup", "demo_request"],
  sessionFields: campaignFields,
});
