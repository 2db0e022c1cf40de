/**
 * Whether one of the texts contains what is searched for, whatever its case and the accents on its letters. All
 * contain an empty search.
 *
 * @example matchesSearch(["José van Dijk"], "jose ") ⇒ true
 */
export function matchesSearch(texts: readonly string[], search: string): boolean {
  const wanted = foldText(search.normalize().trim());
  return texts.some((text) => foldText(text.normalize()).includes(wanted));
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
