/**
 * Returns the pages to link: the first, the last, and those around the current one. Zero marks a gap of at least two
 * pages.
 *
 * @example pagesShown(5, 9) ⇒ [1, 0, 4, 5, 6, 0, 9]
 */
export function pagesShown(page: number, count: number): number[] {
  const all = Array.from({ length: count }, (_, index) => index + 1);
  if (count <= 7) return all;
  // The same number everywhere, so that links don't move while they are used.
  const from = Math.min(Math.max(page - 1, 1), count - 4);
  const to = Math.max(Math.min(page + 1, count), 5);
  const [first, last] = [from <= 3 ? 1 : from, to >= count - 2 ? count : to];
  return [...(first > 1 ? [1, 0] : []), ...all.slice(first - 1, last), ...(last < count ? [0, count] : [])];
}
