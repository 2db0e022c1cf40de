import { type Document, type Range, sentenceOf, wordAt } from "./document.ts";

/**
 * Splits the text into clauses: at marks, and before words that begin a new thought, since dictation has no marks. A
 * clause of dictation may still hold two thoughts.
 */
export function clausesOf(doc: Document): Range[] {
  const clauses: Range[] = [];
  let from = 0;
  const close = (to: number) => {
    let start = from;
    let end = to;
    while (start < end && isEdge(doc, start)) start++;
    while (end > start && isTrailing(doc, end - 1)) end--;
    if (end > start) clauses.push({ from: start, to: end });
    from = to;
  };
  for (let at = 1; at < doc.tokens.length; at++) {
    const token = doc.tokens[at];
    const isNewSentence = sentenceOf(doc, at) !== sentenceOf(doc, at - 1);
    const word = wordAt(doc, at);
    const isMark = /^[,:;()|]$/.test(word) || (/^[–—]$/.test(word) && !token?.joined);
    if (isNewSentence || isMark || doc.grammar.conjunction.test(word)) close(at);
  }
  close(doc.tokens.length);
  return clauses;
}

function isEdge(doc: Document, at: number): boolean {
  const word = wordAt(doc, at);
  if (doc.tokens[at]?.kind === "mark" && !/^[€$£"'“]$/.test(word)) return true;
  return doc.grammar.conjunction.test(word) || /^(eh|uh|um|uhm|er|erm|oh|o|ja|nou)$/.test(word);
}

function isTrailing(doc: Document, at: number): boolean {
  return doc.tokens[at]?.kind === "mark"
    ? !/^[%)"”'!?€]$/.test(wordAt(doc, at))
    : /^(eh|uh|um|uhm|er|and|en|oh|dus|so)$/.test(wordAt(doc, at));
}
