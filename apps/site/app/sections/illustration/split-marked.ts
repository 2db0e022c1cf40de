/** A stretch of text, and whether it is marked. */
export type Stretch = { text: string; marked: boolean };

/**
 * Splits a text at the square brackets around what is marked in it.
 *
 * @example splitMarked("For [48 users].") ⇒ "For " plain, "48 users" marked, "." plain
 */
export function splitMarked(text: string): Stretch[] {
  return text
    .split(/[[\]]/)
    .map((text, index) => ({ text, marked: index % 2 === 1 }))
    .filter(({ text }) => text !== "");
}
