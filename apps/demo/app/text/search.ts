/**
 * Whether one of the texts contains what is searched for, whatever its case, the accents on its letters, its apostrophes
 * and spaces, and however its numbers are written. Where none does, one typo in a longer word is forgiven. All contain an
 * empty search.
 *
 * @example matchesSearch(["José van Dijk"], "jose ") ⇒ true
 * @example matchesSearch(["Then it comes to 28,800 euros."], "€28800") ⇒ true
 */
export function matchesSearch(texts: readonly string[], search: string): boolean {
  const wanted = searchable(search);
  return texts.some((text) => searchable(text).includes(wanted)) || isNearlyIn(texts, wanted);
}

/** A text as it is searched. */
function searchable(text: string): string {
  return foldText(text.normalize())
    .replace(/[‘’ʼ`]/g, "'")
    .replace(/(\d)[.,\s\u00A0\u202F](?=\d{3}(?!\d))/g, "$1")
    .replace(/[€$£]\s*/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** In shorter words a typo makes another word too easily. */
const LONG_WORD = 5;

/** Whether each word that is searched for is in the texts, with at most one typo in one of them. */
function isNearlyIn(texts: readonly string[], wanted: string): boolean {
  const words = wanted.split(" ");
  if (!words.some((word) => word.length >= LONG_WORD && !/\d/.test(word))) return false;
  const said = [...new Set(texts.flatMap((text) => searchable(text).match(/[\p{L}\p{N}']+/gu) ?? []))];
  const missing = words.filter((word) => !said.some((each) => each.startsWith(word)));
  const [typo = ""] = missing;
  return missing.length === 1 && typo.length >= LONG_WORD && said.some((each) => isOneTypoFrom(typo, each));
}

/** Whether two words differ by one letter that is another, missing, too many, or in its neighbor's place. */
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

/**
 * A text without its case and the accents on its letters, to search in. It is as long as the text, so that a place in
 * one is the same place in the other.
 *
 * @param text in normalization form C, as keyboards write it; an accent that stands apart would stay.
 */
export function foldText(text: string): string {
  return text.replace(/[^\0-\x7f]/g, withoutAccent).toLowerCase();
}

function withoutAccent(unit: string): string {
  const bare = unit.normalize("NFD").replace(/\p{M}/gu, "");
  return bare.length === unit.length ? bare : unit;
}
