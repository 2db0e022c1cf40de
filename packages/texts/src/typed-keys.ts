import type { agent } from "./dictionaries/nl/agent.ts";
import type { capture } from "./dictionaries/nl/capture.ts";
import type { conversations } from "./dictionaries/nl/conversations.ts";
import type { demo } from "./dictionaries/nl/demo.ts";
import type * as features from "./dictionaries/nl/features.ts";
import type { legal } from "./dictionaries/nl/legal.ts";
import type { lists } from "./dictionaries/nl/lists.ts";
import type * as pricing from "./dictionaries/nl/pricing.ts";
import type { reports } from "./dictionaries/nl/reports.ts";
import type { settings } from "./dictionaries/nl/settings.ts";
import type { common, site } from "./dictionaries/nl/site.ts";
import type { staff } from "./dictionaries/nl/staff.ts";
import type { topics } from "./dictionaries/nl/topics.ts";

/* Makes i18next check keys and variables against the Dutch source. The declaration is global, so only entries that load
   our texts include it: an app with its own dictionaries declares its own. */
declare module "i18next" {
  interface CustomTypeOptions {
    enableSelector: true;
    defaultNS: "common";
    resources: {
      common: typeof common;
      site: typeof site & typeof features & typeof pricing;
      // Its screens' namespaces follow it: see ./demo.ts.
      demo: typeof demo &
        typeof conversations &
        typeof lists &
        typeof capture &
        typeof agent &
        typeof settings;
      topics: typeof topics;
      legal: typeof legal;
      reports: typeof reports;
      staff: typeof staff;
    };
  }
}
