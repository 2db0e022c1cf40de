/**
 * Whether one of the texts contains what is searched for, whatever its case and accents. All contain an empty search.
 *
 * @example isFoundIn(["José van Dijk"], "jose ") ⇒ true
 */
export function isFoundIn(texts: readonly string[], search: string): boolean {
  const wanted = folded(search.trim());
  return texts.some((text) => folded(text).includes(wanted));
}

function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
