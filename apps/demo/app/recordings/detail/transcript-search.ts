import { foldText } from "../../text/search.ts";

/**
 * Takes a text apart where something is said, whatever the case and the accents: every second part is what was
 * looked for.
 *
 * @example splitAtMatches("Bel Bas maandag", "ba") ⇒ ["Bel ", "Ba", "s maandag"]
 */
export function splitAtMatches(text: string, search: string): string[] {
  const wanted = foldText(search.normalize().trim());
  if (!wanted) return [text];
  const parts: string[] = [];
  let from = 0;
  for (const before of foldText(text).split(wanted).slice(0, -1)) {
    const at = from + before.length;
    parts.push(text.slice(from, at), text.slice(at, at + wanted.length));
    from = at + wanted.length;
  }
  return [...parts, text.slice(from)];
}

/** How often something is said in texts. */
export function countMatches(texts: readonly string[], search: string): number {
  return texts.reduce((count, text) => count + (splitAtMatches(text, search).length - 1) / 2, 0);
}
