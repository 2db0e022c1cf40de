/**
 * Returns whether one of the texts contains what is searched for. Case, accents, the kind of apostrophe, repeated
 * spaces and the way numbers are written don't matter. If no text contains it, one typo in a longer word is allowed. An
 * empty search matches everything.
 *
 * @example matchesSearch(["José van Dijk"], "jose ") ⇒ true
 * @example matchesSearch(["Then it comes to 28,800 euros."], "€28800") ⇒ true
 */
export function matchesSearch(texts: readonly string[], search: string): boolean {
  const wanted = searchable(search);
  return texts.some((text) => searchable(text).includes(wanted)) || isNearlyIn(texts, wanted);
}

/** Returns a text in the form that is compared. */
function searchable(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[‘’ʼ`]/g, "'")
    .replace(/(\d)[.,\s\u00A0\u202F](?=\d{3}(?!\d))/g, "$1")
    .replace(/(\d)[.,](?:00|-)(?!\d)/g, "$1") // "28.800,-"
    .replace(/\b(\d+)(?:[.,](\d{1,3}))?\s?k\b/g, (_, whole, part = "") => whole + part.padEnd(3, "0"))
    .replace(/[€$£]\s*/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** In shorter words a typo too easily makes another word. */
const LONG_WORD = 5;

/** Returns whether the texts have a word that starts like each word of the search, with at most one typo in total. */
function isNearlyIn(texts: readonly string[], wanted: string): boolean {
  const words = wanted.split(" ");
  if (!words.some((word) => word.length >= LONG_WORD && !/\d/.test(word))) return false;
  const known = [...new Set(texts.flatMap((text) => searchable(text).match(/[\p{L}\p{N}']+/gu) ?? []))];
  const missing = words.filter((word) => !known.some((each) => each.startsWith(word)));
  const [typo = ""] = missing;
  return missing.length === 1 && typo.length >= LONG_WORD && known.some((each) => isOneTypoFrom(typo, each));
}

/** Returns whether two words differ by one letter: replaced, missing, added, or swapped with its neighbor. */
function isOneTypoFrom(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > 1 || word === other) return false;
  let start = 0;
  while (word[start] === other[start] && start < word.length) start++;
  const [rest, otherRest] = [word.slice(start), other.slice(start)];
  const isSwapped =
    rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2);
  return (
    isSwapped ||
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1)
  );
}
