import { folded } from "../search/folded.ts";

/**
 * Whether one of the texts contains what is searched for, whatever its case and the accents on its letters. All
 * contain an empty search.
 *
 * @example isFoundIn(["José van Dijk"], "jose ") ⇒ true
 */
export function isFoundIn(texts: readonly string[], search: string): boolean {
  const wanted = folded(search.normalize().trim());
  return texts.some((text) => folded(text.normalize()).includes(wanted));
}
