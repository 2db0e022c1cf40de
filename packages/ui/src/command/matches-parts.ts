/** Decides whether an entry is shown for a query, by the texts that it is found by. */
export type SearchFilter = (texts: readonly string[], query: string) => boolean;

/**
 * Every word of the query is a part of what the entry is found by, whatever its case and accents.
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
