import type { agent } from "./agent.ts";
import type { capture } from "./capture.ts";
import type { conversations } from "./conversations.ts";
import type { demo } from "./demo.ts";
import type { mail } from "./leads.ts";
import type { legal } from "./legal.ts";
import type { reports } from "./reports.ts";
import type { settings } from "./settings.ts";
import type { common, site } from "./site.ts";
import type { staff } from "./staff.ts";

/** The forms of a plural that Dutch does without: https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html */
type FurtherForms<Key> = Key extends `${infer Text}_other`
  ? `${Text}_${"zero" | "two" | "few" | "many"}`
  : never;

/**
 * The shape that a translation must have: the source's keys, each with a text of its own, and the further forms of a
 * plural that its language has.
 *
 * The source is `as const`, so that i18next can check what a text interpolates; a translation says the
 * same in other words.
 */
export type Dictionary<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Dictionary<Source[Key]>;
} & { readonly [Key in FurtherForms<keyof Source>]?: string };

/** All texts of a language in one file, `dictionaries/CODE.ts`, which exports them as `texts`. */
export type WholeLanguage = {
  readonly common: Dictionary<typeof common>;
  readonly site: Dictionary<typeof site>;
  readonly demo: Dictionary<typeof demo>;
  readonly conversations: Dictionary<typeof conversations>;
  readonly capture: Dictionary<typeof capture>;
  readonly agent: Dictionary<typeof agent>;
  readonly settings: Dictionary<typeof settings>;
  readonly legal: Dictionary<typeof legal>;
  readonly reports: Dictionary<typeof reports>;
  readonly staff: Dictionary<typeof staff>;
  readonly mail: Dictionary<typeof mail>;
};
