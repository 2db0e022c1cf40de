import type { FoundDate } from "../dates/find-dates.ts";
import type { NextStep } from "../model/types.ts";
import type { FoundPerson } from "../names/people.ts";
import { clausesOf } from "../text/clauses.ts";
import { type Document, type Range, sentenceAt, sentenceOf, wordAt, wordsOf } from "../text/document.ts";
import type { Side, Structure } from "../text/turns.ts";

export type FoundStep = Range & { who: NextStep["who"]; date: FoundDate | undefined; sure: boolean };

const MAX_WORDS = 26;
const MAX_LENGTH = 190;
const NEAR_AFTER = 12;
const NEAR_BEFORE = 6;

type Scene = {
  doc: Document;
  structure: Structure;
  /** People by the token that they begin at. */
  names: ReadonlyMap<number, Range>;
  /** Dates by the token that they begin at. */
  dates: ReadonlyMap<number, FoundDate>;
};

/** A client's first person promises only with such verbs: "moet ik mijn compagnon meekrijgen" isn't a step. */
const PROMISE =
  /^(ik (stuur|mail|bel|laat|lever|zorg|praat|vraag|bespreek|overleg|regel)|(stuur|mail|bel|laat|lever|zorg) ik|wij? (sturen|mailen|laten|leveren)|(i|we)('ll| will)) /;

/** "Offerte tegen 2/10", "reminder 1 sept.": in typed notes, before a date. */
const DUE =
  /^((?!no |geen )\w+ )?(offerte|voorstel|prijsopgave|reminder|herinnering|quote|proposal|follow-up)( (needed|due|nodig|out(?= by)))? ((tegen|voor|uiterlijk|op|by|before|on) )?$/;

const LISTED = /^(next( steps?)?|actions?|to ?do|acties?|vervolg(stap)?) :( (me|ik) [-–:])?$|^(me|ik) [-–:]$/;

/** In dictation, a subject with its verb begins another thought. */
const SUBJECT =
  /^((he|she|it|that|there|they)'(s|re|d|ll) |(he|she|they|it) (is|was|has|had|wants?|said|says|thinks?|would|can|could|needs?|likes?|seems?)\b|(hij|ze|zij|het|dat) (is|zijn|heeft|hebben|wil|willen|vindt|vinden|zit|zitten|moet|moeten|gaat|gaan|kan|zei|zegt|denkt|had|was)\b)/;

/** Its date wasn't read, or a step that ends like this has lost its verb or its object. */
const UNFINISHED =
  /\b((in|until|till?|after|this|next|het|dit|in de) (early |late |the )?(new year|spring|summer|autumn|fall|winter|voorjaar|zomer|najaar) )/;

/** `firm` if it's a step without a date too: someone says that they'll do it. Other words are often just a topic. */
type Trigger = Range & { who: NextStep["who"]; firm: boolean };

/** Returns what has to be done, by whom and when. */
export function findSteps(
  doc: Document,
  structure: Structure,
  people: readonly FoundPerson[],
  dates: readonly FoundDate[],
): FoundStep[] {
  const names = new Map(people.flatMap(({ mentions }) => mentions.map((one) => [one.start, one] as const)));
  const scene: Scene = { doc, structure, names, dates: new Map(dates.map((date) => [date.from, date])) };
  const early = new Map(dates.map((date) => [date.to, date]));
  // In Dutch, a date that wasn't read as a step's is often when it's due.
  const hasDateNear = (step: Range) =>
    dates.some(
      ({ from, to }) =>
        (wordAt(doc, step.from) === "dat" ||
          !found.some((other) => other.date?.from === from && Math.abs(other.from - step.to) > 1)) &&
        from < step.to + NEAR_AFTER &&
        to > step.from - NEAR_BEFORE &&
        !(doc.cased && sentenceOf(doc, from) !== sentenceOf(doc, step.from)),
    );
  const found: FoundStep[] = [];
  for (const clause of clausesOf(doc)) {
    let from = Math.max(clause.from, found.at(-1)?.to ?? 0);
    while (from < clause.to) {
      const trigger = triggerIn(scene, { from, to: clause.to });
      if (!trigger) break;
      const step = stepFrom(scene, trigger, clause, early.get(trigger.from));
      // A step of one endless word is cut to nothing.
      const words = wordsOf(doc, step.from, step.to);
      if (words && (step.date || (trigger.firm && !UNFINISHED.test(`${words} `)))) found.push(step);
      from = Math.max(step.to, from + 1);
    }
  }
  return found.filter((step) => step.date || doc.language === "en" || !hasDateNear(step));
}

/** Extends a trigger to the words that belong to it, and finds its date. */
function stepFrom(scene: Scene, trigger: Trigger, clause: Range, early: FoundDate | undefined): FoundStep {
  const { doc, dates } = scene;
  // "Friday I'll call": the date before belongs to it, unless it ends what was said before.
  const isEarly =
    early &&
    early.from >= clause.from &&
    // "If I've heard nothing by the 12th I'll call"
    (/\b(if|als)\b/.test(wordsOf(doc, clause.from, early.from)) ||
      !/^(until|til+|tot|by|before|for|in|since)$/.test(wordAt(doc, early.from - 1)));
  let to = endOf(scene, trigger.from, Math.max(trigger.to, trigger.from + 1), clause);
  let date: FoundDate | undefined;
  for (let at = trigger.from; at < to; at++) {
    date ??= dates.get(at);
    // "Send the packet by Monday and set up a call next week"
    const isNext = date && at >= date.to && /^(and|en)$/.test(wordAt(doc, at));
    if (isNext && doc.grammar.steps.order.test(wordsOf(doc, at + 1, at + 9))) to = at;
  }
  const late = date ? undefined : lateDate(scene, to);
  if (late) {
    date = late;
    if (sentenceOf(doc, late.from) === sentenceOf(doc, trigger.from)) to = late.to;
  }
  const from = isEarly ? early.from : trigger.from;
  return { from, to, who: trigger.who, sure: trigger.firm, date: date ?? (isEarly ? early : undefined) };
}

const LATE =
  /^[,.?–-]? ?(say )?((i'll|will) (\w+ ){2}|((dat|die|het) )?(heeft|hebben|krijgt|krijgen) (ie|hij|ze|zij|u|je|jullie) |(and|en) (dat|die|it|that|it'll|that'll|you'll|they'll|he'll|she'll) (\w+ ){1,3}|(u|je|they|he|she) (hoort|krijgt|needs?|wants?|have|has) (\w+ ){1,3})?((graag|liefst|nog|ideally|please) )*((by|before|on|for|voor|uiterlijk|op|per|at|no later than) )?$/;

/** "…, tomorrow", "… and you'll have it by the 13th", "…? Before 17 June, please.": a date after the step. */
function lateDate({ doc, dates }: Scene, to: number): FoundDate | undefined {
  for (let at = to; at < to + 8; at++) {
    const date = dates.get(at);
    if (!date) continue;
    const between = at > to ? `${wordsOf(doc, to, at)} ` : "";
    const isInSentence = sentenceOf(doc, at) === sentenceOf(doc, to - 1);
    const isAlone = /^([,.!]|graag|please|$)/.test(wordAt(doc, date.to));
    return LATE.test(between) && (isInSentence || isAlone) ? date : undefined;
  }
  return undefined;
}

/** Finds the words of a clause that commit someone to something. */
function triggerIn(scene: Scene, clause: Range): Trigger | undefined {
  const { doc, structure } = scene;
  const { steps } = doc.grammar;
  const isSaid = structure.style === "note" && isQuoted(doc, clause.from);
  const side = isSaid ? "client" : (structure.sides[sentenceOf(doc, clause.from)] ?? "unknown");
  if (side === "history") return undefined;
  const end = sentenceAt(doc, clause.from).to;
  // "Send me an invite, would you?"
  const isQuestion =
    wordAt(doc, end - 1) === "?" && !/^, (would|could|can|will) you$/.test(wordsOf(doc, end - 4, end - 1));
  for (let at = clause.from; at < clause.to; at++) {
    const rest = wordsOf(doc, at, Math.min(clause.to, at + 14));
    if (steps.never.test(rest.split(" ").slice(0, 6).join(" "))) continue;
    const isOrder = structure.style !== "note" || !rest.startsWith("please ") || steps.order.test(rest);
    const isRequest =
      isOrder &&
      // "We'd do it if you can hold the price" is a condition.
      (!rest.startsWith("if ") || isSentenceStart(doc, at)) &&
      steps.request.test(rest) &&
      (side === "client" || structure.style !== "transcript");
    if (isRequest)
      return {
        from: at,
        to: at + 2,
        who: side === "client" || structure.style === "note" ? "me" : "other",
        firm: !/\b(weten|know)\b/.test(rest),
      };
    if (isQuestion) continue;
    const isFirm = steps.mine.test(rest);
    if (isFirm || steps.mineDated.test(rest)) {
      return {
        from: objectStart(doc, clause, at),
        to: at + 2,
        who: side === "client" ? "client" : "me",
        firm: isFirm && (side !== "client" || PROMISE.test(rest)),
      };
    }
    const theirs = theirsAt(scene, clause, at, rest, side);
    if (theirs) return theirs;
    if (at !== clause.from || !isSentenceStart(doc, at)) continue;
    const isDue =
      doc.cased &&
      structure.style === "note" &&
      [1, 2, 3, 4].some((step) => scene.dates.has(at + step) && DUE.test(`${wordsOf(doc, at, at + step)} `));
    // "Next: samples out by 18/9"
    const isListed = structure.style === "note" && LISTED.test(wordsOf(doc, sentenceAt(doc, at).from, at));
    if (isDue || isListed || steps.order.test(rest))
      return { from: at, to: at + 1, who: "me", firm: side === "client" };
  }
  return isQuestion || side === "client" ? undefined : infinitiveIn(scene, clause);
}

/** 'His answer: "I'd have to cast a bell less"': in a note, a quotation is the client's. */
function isQuoted(doc: Document, at: number): boolean {
  const start = Math.max(sentenceAt(doc, at).from, at - 30);
  for (let back = at; back >= start; back--)
    if (/^["'“”‘’]$/.test(wordAt(doc, back))) return !doc.tokens[back]?.joined;
  return false;
}

/** "Die certificaten moet ik nog doorsturen": Dutch may put the object before the verb. */
function objectStart(doc: Document, clause: Range, verb: number): number {
  if (doc.language !== "nl" || /^(ik|we|wij)$/.test(wordAt(doc, verb))) return verb;
  let from = verb;
  while (from > clause.from && verb - from < 6) {
    const word = wordAt(doc, from - 1);
    const isObject =
      /^(die|dat|dit|deze|dan|de|het|een|van|voor|mijn|ons|onze|zijn|haar|hun|offerte|voorstel)$/.test(word);
    if (
      doc.tokens[from - 1]?.kind !== "word" ||
      doc.claimed[from - 1] ||
      (!isObject && doc.grammar.common.has(word))
    )
      break;
    from--;
  }
  return from;
}

/** "She'll send the list", "stuurt hij nog op", "Dev: loop in the lawyer". */
function theirsAt(
  { doc, names }: Scene,
  clause: Range,
  at: number,
  rest: string,
  side: Side,
): Trigger | undefined {
  const { steps } = doc.grammar;
  // "Vrijdag bezorgt Wim mij de lijst"
  const named = names.get(at + 1);
  const first = named ? `${wordAt(doc, at)} hij ${wordsOf(doc, named.to, named.to + 9)}` : rest;
  if (side !== "client" && steps.theirsFirst.test(first))
    return {
      from: objectStart(doc, clause, at),
      to: at + 2,
      who: "client",
      firm: !/^hoor.* van /.test(rest),
    };
  // In a seller's email, "you" is the client.
  const isThem =
    steps.them.test(rest) || (side === "seller" && /^(you('ll)?|(jij|je|u)(?! zou)) /.test(rest));
  const subject = names.get(at)?.to ?? (isThem ? at + 1 : undefined);
  if (subject === undefined) return undefined;
  // "The board told Grant to come back", "she reckons he'll ask us"
  if (
    /(?<!\b(i|we|i've|we've) )(told|asked|reckons?|thinks?|suspects?|denkt|verwacht)$/.test(
      wordsOf(doc, at - 2, at),
    )
  )
    return undefined;
  const isTitle = wordAt(doc, subject) === ":";
  if (side === "client" && (isTitle || !names.has(at))) return undefined;
  const will = wordAt(doc, at).endsWith("'ll") && !names.has(at) ? "will " : "";
  const said = wordsOf(
    doc,
    isTitle ? subject + 1 : subject,
    isTitle ? subject + 7 : Math.min(clause.to, subject + 14),
  );
  // "Ilse van de administratie moet"
  const words = will + (names.has(at) ? said.replace(/^(van|from|in) (de |the )?\w+ /, "") : said);
  if (/^([^ ]+ ){0,4}(not(?! later)|niet|geen|every|always|elke|iedere|altijd|steeds)\b/.test(words))
    return undefined;
  const commits = isTitle ? steps.order.test(words) : steps.theirs.test(words);
  // "Jan sends out the trucks": a client tells how things are done.
  const firm = side !== "client" || /^(will|is going to|zal|gaat) (\w+ )?(you|je|jullie|u)\b/.test(words);
  return commits ? { from: at, to: subject + 2, who: "client", firm } : undefined;
}

/** In dictation an imperative may begin anywhere; elsewhere it begins a sentence, or follows a colon. */
function isSentenceStart(doc: Document, at: number): boolean {
  return (
    !doc.cased ||
    sentenceAt(doc, at).from === at ||
    doc.tokens[at - 1]?.kind === "mark" ||
    doc.grammar.conjunction.test(wordAt(doc, at - 1))
  );
}

/** Dutch notes: "Terugbellen woensdagochtend", "offerte sturen". */
function infinitiveIn({ doc, dates }: Scene, clause: Range): Trigger | undefined {
  const { infinitive, notMine } = doc.grammar.steps;
  for (let at = clause.from; at < clause.to; at++) {
    if (!infinitive.test(wordAt(doc, at))) continue;
    if (!notMine.test(wordsOf(doc, clause.from, clause.to))) return { ...clause, who: "me", firm: false };
    if (dates.has(at + 1)) return { from: at, to: at + 1, who: "me", firm: false };
  }
  return undefined;
}

/** A step ends with its clause, continues after "and" with another verb, and ends where the next one begins. */
function endOf({ doc, names }: Scene, from: number, after: number, clause: Range): number {
  const { conjunction, clauseStart, steps } = doc.grammar;
  const end = sentenceAt(doc, clause.from).to;
  let to = after;
  while (to < end && to - from < MAX_WORDS) {
    const word = wordAt(doc, to);
    const next = wordAt(doc, to + 1);
    if (/^[,|–—]$/.test(word) && to >= clause.to) break;
    const isLinked = /^(when|once|if|as|that|als|zodra)$/.test(wordAt(doc, to - 1));
    if (!doc.cased && to - from > 2 && !isLinked && SUBJECT.test(`${word} ${next}`)) break;
    if (to > after && steps.mine.test(wordsOf(doc, to, to + 8)) && to - from > 3) break;
    if (
      conjunction.test(word) &&
      (!/^(and|en|\+)$/.test(word) || clauseStart.test(next) || names.has(to + 1))
    )
      break;
    to++;
  }
  const start = doc.tokens[from]?.start ?? 0;
  while (to > from && (doc.tokens[to - 1]?.end ?? 0) - start > MAX_LENGTH) to--;
  while (to > from && /^([.,;:\-–]|and|en)$/.test(wordAt(doc, to - 1))) to--;
  return to;
}
