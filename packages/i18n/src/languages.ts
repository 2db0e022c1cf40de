import { readStored, writeStored } from "@voxlog/browser/storage";

/** Where a visitor's language shows: the address, an earlier choice, and `navigator.languages`. */
export type LanguageSigns = {
  asked: string | null | undefined;
  remembered: string | null | undefined;
  preferred: readonly string[];
};

/** The languages of a product. */
export type Languages<Code extends string> = {
  /** Their BCP 47 tags, the source first. */
  all: readonly Code[];
  /** The language that is translated from, shown when nothing else is known. */
  source: Code;
  is: (value: unknown) => value is Code;
  /**
   * The first of them among a visitor's preferred ones. A regional variant counts as its language.
   *
   * @example defineLanguages(["de", "it"]).preferred(["fr-CH", "it-CH"]) ⇒ "it"
   */
  preferred: (tags: readonly string[]) => Code | undefined;
  /** The one that the address asks for, else the remembered one, else a preferred one, else the source. */
  choose: (signs: LanguageSigns) => Code;
  /** The one that this visitor chose earlier in this browser; none when storage is blocked. */
  remembered: () => Code | undefined;
  /** Saves a visitor's choice, if the browser allows it. For `onSwitch` of `createI18n`. */
  remember: (language: string) => void;
};

/**
 * Describes the languages of a product.
 *
 * @param all their BCP 47 tags, the source first.
 * @param storageKey of the visitor's choice in local storage.
 */
export function defineLanguages<const Code extends string>(
  all: readonly [Code, ...Code[]],
  storageKey = "language",
): Languages<Code> {
  const [source] = all;
  const is = (value: unknown): value is Code => all.some((language) => language === value);
  const match = (tag: string): Code | undefined => {
    const [base] = tag.toLowerCase().split("-");
    const found = [tag.toLowerCase(), base];
    return found.flatMap((wanted) => all.find((code) => code.toLowerCase() === wanted) ?? [])[0];
  };
  const preferred = (tags: readonly string[]) => tags.map(match).find((code) => code !== undefined);
  return {
    all,
    source,
    is,
    preferred,
    choose: ({ asked, remembered, preferred: tags }) => {
      if (is(asked)) return asked;
      if (is(remembered)) return remembered;
      return preferred(tags) ?? source;
    },
    remembered: () => {
      const value = readStored(storageKey);
      return is(value) ? value : undefined;
    },
    remember: (language) => writeStored(storageKey, language),
  };
}
