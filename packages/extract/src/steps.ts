import { clausesOf } from "./clauses.ts";
import type { FoundDate } from "./dates/find-dates.ts";
import { type Document, type Range, wordAt, wordsOf } from "./document.ts";
import type { FoundPerson } from "./people.ts";
import { isLabel, type Structure } from "./turns.ts";
import type { NextStep } from "./types.ts";

export type FoundStep = Range & { who: NextStep["who"]; date?: FoundDate; sure: boolean };

const MAX_WORDS = 26;
const MAX_LENGTH = 190;

/** Returns what has to be done, by whom and when. */
export function findSteps(
  doc: Document,
  structure: Structure,
  people: readonly FoundPerson[],
  dates: readonly FoundDate[],
): FoundStep[] {
  const names = new Map(
    people.flatMap(({ mentions }) => mentions.map((mention) => [mention.start, mention] as const)),
  );
  const byStart = new Map(dates.map((date) => [date.from, date]));
  const byEnd = new Map(dates.map((date) => [date.to, date]));
  const found: FoundStep[] = [];
  for (const clause of clausesOf(doc)) {
    const last = found.at(-1);
    if (last && clause.from < last.to) continue;
    const trigger =
      ownedInParentheses(doc, clause, names) ?? triggerIn(doc, clause, structure, names, byStart);
    if (!trigger) continue;
    const early = byEnd.get(trigger.from);
    const from =
      early && !/^(?:until|till|tot|by|before|for)$/.test(wordAt(doc, early.from - 1))
        ? early.from
        : trigger.from;
    const to = endOf(doc, Math.max(trigger.to, from + 1), clause, names);
    const range = { from: Math.max(from, last?.to ?? 0), to };
    if (range.to - range.from < 2) continue;
    let date: FoundDate | undefined;
    for (let at = trigger.from; at < range.to && !date; at++) date = byStart.get(at);
    if (!date && from < trigger.from) date = early;
    const next = byStart.get(to);
    if (!date && next) {
      date = next;
      range.to = next.to;
    }
    found.push({ ...range, who: trigger.who, sure: trigger.sure, ...(date ? { date } : {}) });
  }
  return found;
}

type Trigger = Range & { who: NextStep["who"]; sure: boolean };

/** Finds the words of a clause that commit somebody to something. */
function triggerIn(
  doc: Document,
  clause: Range,
  structure: Structure,
  names: ReadonlyMap<number, Range>,
  byStart: ReadonlyMap<number, FoundDate>,
): Trigger | undefined {
  const { steps } = doc.grammar;
  const side = structure.sides[doc.tokens[clause.from]?.sentence ?? 0] ?? "unknown";
  const isTheirs = side === "client";
  const words = wordsOf(doc, clause);
  if (steps.never.test(words)) return undefined;
  const isQuestion = wordAt(doc, sentenceEnd(doc, clause.from) - 1) === "?";
  for (let at = clause.from; at < clause.to; at++) {
    const rest = wordsOf(doc, { from: at, to: Math.min(clause.to, at + 14) });
    const isStart = at === clause.from;
    if (steps.request.test(rest))
      return {
        from: at,
        to: at + 2,
        who: isTheirs || structure.style === "note" ? "me" : "other",
        sure: isTheirs,
      };
    if (!isQuestion && steps.mine.test(rest)) {
      const back =
        /^(?:die|dat|dit|deze)$/.test(wordAt(doc, at - 1)) && at > clause.from && doc.language === "nl"
          ? 1
          : 0;
      return { from: at - back, to: at + 2, who: isTheirs ? "client" : "me", sure: true };
    }
    const name = names.get(at);
    const subject = name ? name.to : steps.them.test(rest) ? at + 1 : undefined;
    if (subject !== undefined && !isQuestion && !isTheirs) {
      const start = isLabel(doc, { from: at, to: subject }) ? subject + 1 : subject;
      const label = start > subject && steps.order.test(wordsOf(doc, { from: start, to: start + 6 }));
      if (label || steps.theirs.test(wordsOf(doc, { from: subject, to: Math.min(clause.to, subject + 12) })))
        return { from: at, to: subject + 1, who: "client", sure: true };
    }
    if (isStart && !isQuestion && steps.order.test(rest)) {
      return {
        from: at,
        to: at + 1,
        who:
          side === "seller" && structure.style === "transcript"
            ? "client"
            : side === "seller" && structure.style === "mail"
              ? "other"
              : "me",
        sure: false,
      };
    }
  }
  if (!isQuestion && !isTheirs) {
    const dated = infinitiveWithDate(doc, clause, byStart);
    if (dated) return dated;
  }
  if (!isQuestion && !isTheirs && steps.infinitive?.test(words) && !steps.notMine?.test(words))
    return { ...clause, who: "me", sure: false };
  return undefined;
}

/** "NDA (me, today), sandbox (Hélène, before the 1st)": a list of things with their owners. */
function ownedInParentheses(
  doc: Document,
  clause: Range,
  names: ReadonlyMap<number, Range>,
): Trigger | undefined {
  if (wordAt(doc, clause.to) !== "(") return undefined;
  const owner = clause.to + 1;
  const name = names.get(owner);
  const isMine = /^(?:me|ik|mij|i|us|wij)$/.test(wordAt(doc, owner));
  const after = wordAt(doc, name?.to ?? owner + 1);
  if (!(isMine || name) || !/^[,)]$/.test(after)) return undefined;
  for (let to = owner; to < owner + 9; to++) {
    if (wordAt(doc, to) === ")")
      return after === "," || isMine
        ? { from: clause.from, to: to + 1, who: isMine ? "me" : "client", sure: true }
        : undefined;
  }
  return undefined;
}

/** "Terugbellen woensdagochtend", "morgen bellen". */
function infinitiveWithDate(
  doc: Document,
  clause: Range,
  byStart: ReadonlyMap<number, FoundDate>,
): Trigger | undefined {
  const { infinitive } = doc.grammar.steps;
  for (let at = clause.from; at < clause.to; at++) {
    if (!infinitive?.test(wordAt(doc, at)) || !byStart.has(at + 1)) continue;
    if (
      /^(?:wil|wilt|kan|kunnen|moet|zou|zouden|te|gaat|gaan|kon|om|willen|niet|zal|zullen)$/.test(
        wordAt(doc, at - 1),
      )
    )
      continue;
    return { from: at, to: at + 1, who: "me", sure: false };
  }
  return undefined;
}

function sentenceEnd(doc: Document, at: number): number {
  return doc.sentences[(doc.tokens[at]?.sentence ?? 0) + 1] ?? doc.tokens.length;
}

/** A step ends with its clause, or goes on after "and" with another verb. */
function endOf(doc: Document, from: number, clause: Range, names: ReadonlyMap<number, Range>): number {
  const { conjunction, clauseStart } = doc.grammar;
  const end = sentenceEnd(doc, clause.from);
  let to = Math.max(from, clause.to);
  while (to < end && to - from < MAX_WORDS) {
    const word = wordAt(doc, to);
    const next = wordAt(doc, to + 1);
    if (/^[,|–—]$/.test(word)) break;
    if (
      conjunction.test(word) &&
      (!/^(?:and|en|\+)$/.test(word) || clauseStart.test(next) || names.has(to + 1))
    )
      break;
    to++;
  }
  const start = doc.tokens[from - 1]?.start ?? 0;
  while (to > from && (doc.tokens[to - 1]?.end ?? 0) - start > MAX_LENGTH) to--;
  while (to > from && /^[.,;:\-–]$/.test(wordAt(doc, to - 1))) to--;
  return to;
}
