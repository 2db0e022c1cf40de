import type { DictionaryWord } from "@voxlog/demo-data/dictionary";

/** A part of a text; with what was heard, where the dictionary has put something else in its place. */
export type CorrectedPart = { text: string; heard?: string };

/**
 * A text with the dictionary's corrections: whole words, whatever their case, the longest misspelling first.
 *
 * @example correctedParts("Dat staat in hup spot.", words)
 *   ⇒ [{ text: "Dat staat in " }, { text: "HubSpot", heard: "hup spot" }, { text: "." }]
 */
export function correctedParts(text: string, words: readonly DictionaryWord[]): CorrectedPart[] {
  const corrections = new Map<string, string>();
  for (const { word, correction } of words)
    if (correction) corrections.set(word.toLocaleLowerCase(), correction);
  if (corrections.size === 0) return [{ text }];
  const longestFirst = [...corrections.keys()].toSorted((a, b) => b.length - a.length);
  const misspelling = new RegExp(
    `(?<![\\p{L}\\p{N}])(${longestFirst.map(escaped).join("|")})(?![\\p{L}\\p{N}])`,
    "giu",
  );
  return text.split(misspelling).flatMap((part, index): CorrectedPart[] => {
    const correction = index % 2 === 1 ? corrections.get(part.toLocaleLowerCase()) : undefined;
    if (!part) return [];
    return correction && correction !== part ? [{ text: correction, heard: part }] : [{ text: part }];
  });
}

/** A text with the dictionary's corrections in it. */
export function correctedText(text: string, words: readonly DictionaryWord[]): string {
  return correctedParts(text, words)
    .map((part) => part.text)
    .join("");
}

/** A text as a regular expression reads it letter by letter; `RegExp.escape` is too new for some browsers. */
function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
