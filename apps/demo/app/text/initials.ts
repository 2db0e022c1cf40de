/**
 * The initials in somebody's avatar: of the first and the last name.
 *
 * @example initials("Sanne de Vries") ⇒ "SV"
 */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters.map((word) => [...(word ?? "")][0]?.toLocaleUpperCase() ?? "").join("");
}
