import type { DictionaryWord } from "@voxlog/demo-data/dictionary";

/** A part of a text. A corrected part also has what was heard. */
export type CorrectedPart = { text: string; heard?: string };

/**
 * Returns a text with the dictionary's corrections: whole words in any case, the longest misspelling first.
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

/** Returns what was heard and what is written instead, once for each word. */
export function correctionsIn(parts: readonly CorrectedPart[]): ReadonlyMap<string, string> {
  return new Map(parts.flatMap(({ heard, text }) => (heard ? [[heard, text]] : [])));
}

/** Returns a text with the dictionary's corrections applied. */
export function correctedText(text: string, words: readonly DictionaryWord[]): string {
  return correctedParts(text, words)
    .map((part) => part.text)
    .join("");
}

/** Escapes a text for a regular expression. `RegExp.escape` is too new for some browsers. */
function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
