import { type Cues, entriesOf } from "../languages/grammar.ts";
import { type Document, type Range, sentenceAt, wordAt, wordsAround, wordsOf } from "./document.ts";

/** A cue after a value counts as this much farther away than one before it. */
const AFTER = 1.5;
const BEFORE = 14;

export type Nearest<T> = { meaning: T; distance: number };

/** Returns the words around a value that no other value is nearer to. */
export function near(doc: Document, value: Range, others: readonly Range[]): Range {
  const { from, to } = wordsAround(doc, value, BEFORE, 8);
  return {
    from: Math.max(from, ...others.map((one) => (one.to <= value.from ? one.to : 0))),
    to: Math.min(to, ...others.map((one) => (one.from >= value.to ? one.from : to))),
  };
}

/**
 * Returns the cue nearest to a value, with its distance in letters: among the words near it, then in its sentence, then
 * in the question that it answers. In a cue, "|" is where the value is.
 */
export function nearestCue<T extends string>(
  doc: Document,
  value: Range,
  others: readonly Range[],
  cues: Cues<T>,
): Nearest<T> | undefined {
  const { from, to } = near(doc, value, others);
  const start = sentenceAt(doc, value.from).from;
  const after = wordsOf(doc, value.to, to);
  return (
    nearest(cues, wordsOf(doc, from, value.from), after) ??
    nearest(cues, wordsOf(doc, Math.max(start, value.from - BEFORE), value.from), after) ??
    (wordAt(doc, start - 1) === "?" ? nearest(cues, wordsOf(doc, start - BEFORE, start), "") : undefined)
  );
}

function nearest<T extends string>(cues: Cues<T>, before: string, after: string): Nearest<T> | undefined {
  const words = `${before} | ${after}`;
  const at = before.length + 1;
  let found: Nearest<T> | undefined;
  for (const [meaning, pattern] of entriesOf(cues))
    for (const { index, 0: said } of words.matchAll(new RegExp(pattern, "g"))) {
      const distance = Math.max(0, at - index - said.length, (index - at) * AFTER);
      if (!found || distance < found.distance) found = { meaning, distance };
    }
  return found;
}
