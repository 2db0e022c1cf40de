import type { DictionaryWord } from "@voxlog/demo-data/dictionary";
import type { Language } from "@voxlog/i18n";

/** Whose words to show. */
export const wordScopes = ["all", "personal", "shared"] as const;

/** What of the dictionary to show. */
export type WordQuery = { search: string; scope: (typeof wordScopes)[number] };

/** Asks for every word. */
export const everyWord: WordQuery = { search: "", scope: "all" };

/** The words that fit a query, in alphabetical order. The search looks in words and corrections, whatever the case. */
export function selectWords(
  words: readonly DictionaryWord[],
  { search, scope }: WordQuery,
  language: Language,
): DictionaryWord[] {
  const wanted = search.trim().toLocaleLowerCase();
  return words
    .filter(({ isShared }) => scope === "all" || isShared === (scope === "shared"))
    .filter(({ word, correction = "" }) => `${word}\n${correction}`.toLocaleLowerCase().includes(wanted))
    .toSorted((a, b) => a.word.localeCompare(b.word, language));
}
