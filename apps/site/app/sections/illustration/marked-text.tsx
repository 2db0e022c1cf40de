import { splitMarked } from "./split-marked.ts";

/** A sentence in which the words between square brackets are marked: what the agent picks out. */
export function MarkedText({ text }: { text: string }) {
  return splitMarked(text).map(({ text, marked }) =>
    marked ? (
      <mark
        key={text}
        className="rounded-sm bg-accent-soft px-0.5 py-0.5 font-medium whitespace-nowrap text-accent-text"
      >
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
