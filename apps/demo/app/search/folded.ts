/**
 * A text without its case and the accents on its letters, to search in. It is as long as the text, so that a place in
 * one is the same place in the other.
 *
 * @param text in normalisation form C, as keyboards write it; an accent that stands apart would stay.
 */
export function folded(text: string): string {
  return text.replace(/[^\0-\x7f]/g, withoutAccent).toLowerCase();
}

function withoutAccent(unit: string): string {
  const bare = unit.normalize("NFD").replace(/\p{M}/gu, "");
  return bare.length === unit.length ? bare : unit;
}
