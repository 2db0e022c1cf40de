import type { DictionaryWord } from "@voxlog/demo-data/dictionary";
import { isFoundIn } from "../../../text/search.ts";

/** Dutch and English share their order. It takes a slow phone 50 ms to make, so not when the panel is pressed. */
const alphabet = new Intl.Collator("nl");

/** Whose words to show. */
export const wordScopes = ["all", "personal", "shared"] as const;

/** What of the dictionary to show. */
export type WordQuery = { search: string; scope: (typeof wordScopes)[number] };

/** Asks for every word. */
export const everyWord: WordQuery = { search: "", scope: "all" };

/** The words that fit a query, in alphabetical order. The search looks in words and corrections. */
export function selectWords(
  words: readonly DictionaryWord[],
  { search, scope }: WordQuery,
): DictionaryWord[] {
  return words
    .filter(({ isShared }) => scope === "all" || isShared === (scope === "shared"))
    .filter(({ word, correction = "" }) => isFoundIn([word, correction], search))
    .toSorted((a, b) => alphabet.compare(a.word, b.word));
}
