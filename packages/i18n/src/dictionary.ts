/**
 * Plural forms that English lacks: https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html
 */
type FurtherForms<Key> = Key extends `${infer Text}_other`
  ? `${Text}_${"zero" | "two" | "few" | "many"}`
  : never;

/**
 * The shape of a translation: the source's keys with any text, and the additional plural forms of its language. The
 * source is `as const`, so that i18next can check variables.
 */
export type Dictionary<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Dictionary<Source[Key]>;
} & { readonly [Key in FurtherForms<keyof Source>]?: string };
