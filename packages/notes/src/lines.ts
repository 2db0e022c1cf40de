/** A part of a text, in UTF-16 code units. */
export type Span = { start: number; end: number };

/**
 * Splits a text into lines that fields can refer to: its sentences, or in a dictation without sentences, the clauses
 * with something found.
 *
 * @param found the spans of found sentences.
 * @returns ordered spans without overlap that cover all words.
 */
export function linesOf(text: string, found: readonly Span[]): Span[] {
  const lines: Span[] = [];
  let end = 0;
  for (const span of found.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = lines.at(-1);
    if (last && span.start < last.end) {
      last.end = Math.max(last.end, span.end);
    } else {
      lines.push(...sentencesIn(text, end, span.start), { ...span });
    }
    end = Math.max(end, span.end);
  }
  return [...lines, ...sentencesIn(text, end, text.length)].filter(({ start, end }) =>
    /[\p{L}\p{N}]/u.test(text.slice(start, end)),
  );
}

/** A sentence's end: neither a title's dot ("Dr. Osei") nor an abbreviation's ("o.a."). */
const END = /(?<!\b(?:[a-z]\.\w|dr|drs|mr|mrs|ms|dhr|mevr|mw|ir|ing|prof|bijv))[.!?]+(?=\s)|\n+/giu;

function sentencesIn(text: string, start: number, end: number): Span[] {
  const ends = [...text.slice(start, end).matchAll(END)].map(
    ({ index, 0: mark }) => start + index + mark.length,
  );
  return [...ends, end].map((to, index) => ({ start: ends[index - 1] ?? start, end: to }));
}
