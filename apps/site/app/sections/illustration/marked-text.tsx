/** A sentence in which the words between square brackets are marked: what the agent picks out. */
export function MarkedText({ text }: { text: string }) {
  return splitMarked(text).map(({ text, marked }) =>
    marked ? (
      <mark
        key={text}
        className="rounded-sm bg-accent-soft px-0.5 py-0.5 box-decoration-clone font-medium text-accent-text sm:whitespace-nowrap"
      >
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

/** A stretch of text, and whether it is marked. */
type Stretch = { text: string; marked: boolean };

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
