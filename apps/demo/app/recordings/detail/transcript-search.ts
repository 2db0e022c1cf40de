/**
 * Takes a text apart where something is said, whatever the case: every second part is what was looked for.
 *
 * @example splitAtMatches("Bel Bas maandag", "ba") ⇒ ["Bel ", "Ba", "s maandag"]
 */
export function splitAtMatches(text: string, search: string): string[] {
  const wanted = search.trim();
  if (!wanted) return [text];
  return text.split(new RegExp(`(${wanted.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")})`, "giu"));
}

/** How often something is said in texts. */
export function countMatches(texts: readonly string[], search: string): number {
  return texts.reduce((count, text) => count + (splitAtMatches(text, search).length - 1) / 2, 0);
}
