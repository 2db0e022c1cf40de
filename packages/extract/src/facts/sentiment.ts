import { entriesOf } from "../languages/grammar.ts";
import type { Sentiment, Stage } from "../model/types.ts";
import { clausesOf } from "../text/clauses.ts";
import { type Document, type Range, sentenceAt, sentenceOf, wordAt, wordsOf } from "../text/document.ts";
import type { Structure } from "../text/turns.ts";

const DENIED =
  /\b(not|(is|has|have|wo|did)n't|nothing|no ?body|never|no|niet|geen|nooit|niks|niets|zonder|without|if|als|before|voordat|would|'d|zou|until|unless|tenzij|mits|once|when|almost|bijna|zodra|wanneer|after)( \w+){0,2}$/;
/** "If we can get the contract signed", "dan zorg ik dat het getekend is": it isn't signed yet. */
const AHEAD =
  /\b(if|once|when|get|gets|will|can|als|zodra|zorg|zal|zullen|moet|kan|kunnen|wil)\b( [\w']+){0,7}$|'ll ([\w']+ ){0,7}$/;
/** Unlike `DENIED`, without conditions: "if you waive the fee" is a negotiation. */
const NEGATED = /\b(not|no|never|niet|geen|nooit|without|zonder)( \w+){0,2}$/;
const MAX_WORDS = 24;
/** These continue a thought as often as they begin one. */
const LINKS = /^(it|that|dat|which|die|dan|and|en)$/;

/** Returns the clauses in which the client objects to something. */
export function findObjections(doc: Document, structure: Structure): (Range & { sure: boolean })[] {
  const { objection, noObjection } = doc.grammar;
  const clauses = clausesOf(doc);
  const found = clauses.flatMap((one, index) => {
    const next = clauses[index + 1];
    // "One concern: …" names it after the colon.
    const isTitle =
      wordAt(doc, one.to) === ":" &&
      one.to - one.from < 8 &&
      next &&
      objection.test(wordsOf(doc, one.from, one.to));
    const clause = isTitle ? next : one;
    const words = wordsOf(doc, clause.from, clause.to);
    const side = structure.sides[sentenceOf(doc, clause.from)];
    const isOwn = side === "history" || (structure.style === "transcript" && side === "seller");
    if (isOwn || !(objection.test(words) || isTitle) || noObjection.test(words)) return [];
    // "Our quote (€21,900) is too high", "it plugs into their system and ours doesn't"
    const isCut =
      wordAt(doc, clause.from - 1) === ")" ||
      /^((won|can|doesn|don|isn)'t|ours)$/.test(wordAt(doc, clause.from));
    const start = sentenceAt(doc, clause.from).from;
    const from = isCut ? start : clause.from;
    // "Too expensive and the app was slow"
    const later = isTitle ? clauses[index + 2] : next;
    const isShort = clause.to - clause.from < 4 && later && /^(en|and)$/.test(wordAt(doc, later.from - 1));
    const to = isShort ? later.to : clause.to;
    return [{ ...shorten(doc, { from, to }), sure: side === "client" }];
  });
  return found.filter(({ from }, index) => found.findIndex((other) => other.from === from) === index);
}

/** Keeps the words around the objection itself: a clause of dictation can be long. */
function shorten(doc: Document, { from, to }: Range): Range {
  if (to - from <= 12 || (doc.cased && to - from <= MAX_WORDS)) return { from, to };
  const { clauseStart, objection } = doc.grammar;
  const words = wordsOf(doc, from, to);
  const cue = objection.exec(words);
  if (!cue) return { from, to: Math.min(to, from + MAX_WORDS) };
  const at = from + words.slice(0, cue.index).split(" ").length - 1;
  const opens = (one: number) => clauseStart.test(wordAt(doc, one)) && !LINKS.test(wordAt(doc, one));
  // "The catch is …" names it after the verb.
  const after = at + cue[0].split(" ").length;
  if (/ (is|was)$/.test(cue[0])) return { from: after, to: Math.min(to, after + 9) };
  let start = at;
  while (start > Math.max(from, at - 5) && !(start < at && opens(start))) start--;
  let end = Math.min(to, at + 3);
  if (/^(he|she|they)$/.test(wordAt(doc, end - 1))) end--;
  const hasReason = [end - 1, end].some((one) => /^(because|omdat|want)$/.test(wordAt(doc, one)));
  if (hasReason) end = Math.min(to, end + 3);
  while (end < Math.min(to, at + 12) && !clauseStart.test(wordAt(doc, end))) end++;
  return { from: start, to: end };
}

type Cue<T> = Range & { value: T };

/** Returns the mood that the text states; null if it states none, or two that contradict. */
export function findSentiment(doc: Document, structure: Structure): Cue<Sentiment> | null {
  if (structure.style === "transcript") return null;
  const found = entriesOf(doc.grammar.sentiments).flatMap(([value, pattern]) => {
    const at = firstCue(doc, structure, pattern, value === "positive" ? DENIED : undefined);
    return at && !isOfOthers(doc, at) ? [{ ...at, value }] : [];
  });
  const values = new Set(found.map(({ value }) => value));
  return values.size === 1 ? (found[0] ?? null) : null;
}

/** "Unhappy with Trackwise", "daar zijn ze niet blij mee": no mood toward the seller. */
function isOfOthers(doc: Document, { from, to }: Range): boolean {
  const next = doc.tokens[to + 1];
  if (wordAt(doc, to) === "mee" && /\bdaar\b/.test(wordsOf(doc, from - 5, from))) return true;
  const isName = doc.cased && next?.capital && next.kind === "word";
  return (
    /^(with|about|at|by|over|met|op)$/.test(wordAt(doc, to)) &&
    (isName || /^(their|hun|current|huidige)$/.test(next?.word ?? ""))
  );
}

const QUOTE = /\b(offerte|voorstel|prijsopgave|quote|proposal|tender)\b/;

/** Returns the furthest stage that the text states. */
export function findStage(doc: Document, structure: Structure): Cue<Stage> | null {
  for (const [value, pattern] of entriesOf(doc.grammar.stages)) {
    const at = firstCue(doc, structure, pattern, value === "negotiation" ? NEGATED : DENIED, value === "won");
    // A quote that is neither requested nor sent may be a rival's, or the next stage.
    if (at && /^(demo|qualified|lead)$/.test(value) && QUOTE.test(doc.words)) return null;
    if (at) return { ...at, value };
  }
  return null;
}

/** Returns the first place where a pattern matches and isn't denied. */
function firstCue(
  doc: Document,
  { sides }: Structure,
  pattern: RegExp,
  denied: RegExp | undefined,
  isWon = false,
): Range | undefined {
  for (let sentence = 0; sentence + 1 < doc.sentences.length; sentence++) {
    if (sides[sentence] === "history") continue;
    const start = doc.sentences[sentence] ?? 0;
    const end = doc.sentences[sentence + 1] ?? start;
    const text = wordsOf(doc, start, end);
    const global = new RegExp(pattern, "g");
    for (const match of text.matchAll(global)) {
      const before = text.slice(Math.max(0, match.index - 60), match.index).trimEnd();
      if (denied?.test(before) || (isWon && AHEAD.test(before))) continue;
      const skipped = text.slice(0, match.index).split(" ").length - 1;
      return {
        from: start + skipped,
        to: Math.min(end, start + skipped + match[0].trim().split(" ").length),
      };
    }
  }
  return undefined;
}
