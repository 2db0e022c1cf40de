/** Hints at a visitor's language: the address, an earlier choice, and `navigator.languages`. */
export type LanguageHints = {
  requested: string | null | undefined;
  remembered: string | null | undefined;
  preferred: readonly string[];
};

export type Languages<Code extends string> = {
  /** BCP 47 tags, the source first. */
  all: readonly Code[];
  /** The source language, shown when nothing else is known. */
  source: Code;
  is: (value: unknown) => value is Code;
  /**
   * Returns the first of a visitor's preferred languages that the product has. A regional variant matches its language.
   *
   * @example defineLanguages(["de", "it"]).preferred(["fr-CH", "it-CH"]) ⇒ "it"
   */
  preferred: (tags: readonly string[]) => Code | undefined;
  /** Returns the address's language, else the remembered one, else a preferred one, else the source. */
  choose: (hints: LanguageHints) => Code;
  /** Returns the language chosen earlier in this browser; undefined if storage is blocked. */
  remembered: () => Code | undefined;
  /** Stores a visitor's choice if the browser allows it. For `onSwitch` of `createI18n`. */
  remember: (language: string) => void;
};

/**
 * Defines a product's languages.
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
    choose: ({ requested, remembered, preferred: tags }) => {
      if (is(requested)) return requested;
      if (is(remembered)) return remembered;
      return preferred(tags) ?? source;
    },
    remembered: () => {
      try {
        const value = localStorage.getItem(storageKey);
        return is(value) ? value : undefined;
      } catch {
        return undefined;
      }
    },
    remember: (language) => {
      try {
        localStorage.setItem(storageKey, language);
      } catch {
        // Blocked or full: the choice lasts until the page closes.
      }
    },
  };
}
