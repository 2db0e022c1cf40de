/**
 * The shape that a translation must have: the source's keys, each with a text of its own.
 *
 * The source is `as const`, so that i18next can check what a text interpolates; a translation says the
 * same in other words.
 */
export type Dictionary<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Dictionary<Source[Key]>;
};
