import type { Dictionary } from "@voxlog/i18n";
import type { agent } from "./agent.ts";
import type { capture } from "./capture.ts";
import type { conversations } from "./conversations.ts";
import type { demo } from "./demo.ts";
import type * as features from "./features.ts";
import type { mail } from "./leads.ts";
import type { legal } from "./legal.ts";
import type { lists } from "./lists.ts";
import type * as pricing from "./pricing.ts";
import type { reports } from "./reports.ts";
import type { settings } from "./settings.ts";
import type { common, site } from "./site.ts";
import type { staff } from "./staff.ts";
import type { topics } from "./topics.ts";

/** All texts of a language in one file, `dictionaries/CODE.ts`, which exports them as `texts`. */
export type WholeLanguage = {
  readonly common: Dictionary<typeof common>;
  readonly site: Dictionary<typeof site & typeof features & typeof pricing>;
  readonly demo: Dictionary<typeof demo>;
  readonly conversations: Dictionary<typeof conversations>;
  readonly lists: Dictionary<typeof lists>;
  readonly capture: Dictionary<typeof capture>;
  readonly agent: Dictionary<typeof agent>;
  readonly settings: Dictionary<typeof settings>;
  readonly topics: Dictionary<typeof topics>;
  readonly legal: Dictionary<typeof legal>;
  readonly reports: Dictionary<typeof reports>;
  readonly staff: Dictionary<typeof staff>;
  readonly mail: Dictionary<typeof mail>;
};
