type MarkedTextProps = {
  text: string;
  marks: readonly string[];
  /**
   * The count of marks said so far.
   *
   * @default all
   */
  heard?: number | undefined;
};

/** A sentence on a dark background, with the words that the agent extracts highlighted. */
export function MarkedText({ text, marks, heard = Number.POSITIVE_INFINITY }: MarkedTextProps) {
  let count = 0;
  return splitMarked(text, marks).map(({ text, marked }) =>
    marked ? (
      <mark
        key={text}
        data-unheard={count++ < heard ? undefined : ""}
        // With forced colors, browsers would put the text color of system marks on our background.
        className="forced-color-adjust-none forced-colors:not-data-unheard:bg-[Mark]! forced-colors:not-data-unheard:text-[MarkText]! forced-colors:data-unheard:text-[CanvasText]! -mx-px rounded-sm bg-warning px-0.5 py-0.5 box-decoration-clone font-medium text-brand-950 data-unheard:bg-transparent data-unheard:text-inherit xs:whitespace-nowrap"
      >
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

type TextPart = { text: string; marked: boolean };

/**
 * Splits a text at its marks.
 *
 * @example splitMarked("For 48 users.", ["48 users"]) ⇒ "For " plain, "48 users" marked, "." plain
 */
export function splitMarked(text: string, marks: readonly string[]): TextPart[] {
  const [mark] = marks.filter((mark) => text.includes(mark));
  if (!mark) return text ? [{ text, marked: false }] : [];
  const at = text.indexOf(mark);
  return [
    ...splitMarked(text.slice(0, at), marks),
    { text: mark, marked: true },
    ...splitMarked(text.slice(at + mark.length), marks),
  ];
}
