/** The forms of a plural that English does without: https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html */
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
