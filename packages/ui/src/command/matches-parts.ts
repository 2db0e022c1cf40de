/** Returns whether an entry's texts match a query. */
export type SearchFilter = (texts: readonly string[], query: string) => boolean;

/**
 * Matches if every word of the query is part of the texts, ignoring case and accents.
 *
 * @example matchesParts(["Café Zuid", "koffie"], "zuid cafe") ⇒ true
 */
export const matchesParts: SearchFilter = (texts, query) => {
  const all = plain(texts.join("\n"));
  return plain(query)
    .split(/\s+/)
    .every((part) => all.includes(part));
};

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();
}
