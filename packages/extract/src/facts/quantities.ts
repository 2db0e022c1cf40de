import { meaningOf } from "../languages/grammar.ts";
import { CURRENCIES, PER } from "../languages/shared.ts";
import type { Amount } from "../model/types.ts";
import { isAfterthought, isNegated, withoutRetracted } from "../text/corrections.ts";
import {
  type Document,
  type Range,
  sentenceOf,
  wordAt,
  wordsAround,
  wordsBeside,
  wordsOf,
} from "../text/document.ts";
import { nounAfter } from "../text/nouns.ts";
import { moneyValue, type Quantity, quantityAt } from "../text/numbers.ts";
import type { Structure } from "../text/turns.ts";
import { hasMoneyCue, isCode, isMeasure, isYear } from "./codes.ts";

/** A number that counts for the CRM. */
export type Mention = Range & {
  value: number;
  max?: number | undefined;
  /** 0 if a guess, 1 if the words around it leave no doubt. */
  sure: boolean;
} & (
    | { type: "amount"; currency?: string | undefined; per: Amount["per"] }
    | { type: "count"; of: string }
    | { type: "unknown" }
  );

const SMALL_SCALE = 100;
/** "The quote of 690 is off the table", "12,000, but that's wrong", "up to 500, above that it's the bursar" */
const OFF =
  /^([^ ]+ ){0,6}(is|are|zijn) (now )?(van de baan|vervallen|ingetrokken|geschrapt|scrapped|off the table|withdrawn|dead|gone)\b|^in (his|her|their) head (\w+ ){1,5}said\b|\b(dat klopt niet|that's (wrong|not right)|above that|daarboven)\b/;

/** Returns the amounts and counts of a text, in order, without those taken back. */
export function findQuantities(doc: Document, structure: Structure): Mention[] {
  const questions = readQuestions(doc);
  const found: Mention[] = [];
  for (let at = 0; at < doc.tokens.length; ) {
    const quantity = doc.claimed[at] ? undefined : quantityAt(doc, at);
    if (!quantity) {
      at++;
      continue;
    }
    at = Math.max(quantity.to, at + 1);
    if (isCode(doc, quantity)) continue;
    const mention = readMention(doc, quantity, found, questions);
    if (mention?.type === "count" && isOwnGuess(doc, structure, mention)) continue;
    if (mention) {
      found.push(mention);
      at = Math.max(at, mention.to);
    }
  }
  const standing = withoutRetracted(
    doc,
    found,
    // "She asked for 12 tablets, but also wants 3 phones": nothing is taken back.
    (a, b) => a.type !== "count" || b.type !== "count" || a.of.endsWith(b.of) || b.of.endsWith(a.of),
  );
  return standing.filter((mention) => mention.type !== "unknown" && !isSupposed(doc, mention));
}

function readMention(
  doc: Document,
  quantity: Quantity,
  found: readonly Mention[],
  questions: Questions,
): Mention | undefined {
  const amount = amountByCurrency(doc, quantity);
  if (amount) return amount;
  if (isMeasure(doc, quantity)) return undefined;
  const per = perAt(doc, quantity.to);
  const noun = nounAfter(doc, quantity.to);
  const isCount =
    noun !== undefined && noun !== "uncounted" && quantity.run.length === 0 && !isYear(doc, quantity);
  if (isCount) {
    if (quantity.value === 1) return undefined;
    return { type: "count", ...bounds(quantity), to: noun.to, of: noun.word, sure: quantity.value >= 4 };
  }
  if (noun === "uncounted" && !per) return undefined;
  const counted = countedBefore(doc, quantity, found);
  if (counted) return counted;
  const again = amountAgain(doc, quantity, found);
  const money = amountByCue(doc, quantity, per, questions, found);
  if (again && again.value === quantity.value * 1000) return again;
  if (money && again) return { ...again, value: money.value, sure: money.sure, per: per ?? again.per };
  if (money) return money;
  return (
    countByContext(doc, quantity, found, questions) ??
    again ?? { type: "unknown", ...bounds(quantity), sure: false }
  );
}

function bounds({ from, to, value, max }: Quantity) {
  return { from, to, value, max };
}

/** "€ 9.500", "28,000 euros", "EUR 9 to 12k", "vier euro vijftig", "eighty pence". */
function amountByCurrency(doc: Document, quantity: Quantity): Mention | undefined {
  const { grammar, tokens } = doc;
  const value = moneyValue(quantity);
  if (value === undefined) return undefined;
  const amount = (to: number, currency: string, rest?: { from?: number; value?: number }): Mention => {
    return {
      type: "amount",
      ...bounds(quantity),
      value,
      sure: true,
      to,
      currency,
      per: perAt(doc, to),
      ...rest,
    };
  };
  const symbol = tokens[quantity.from - 1];
  const before = CURRENCIES[symbol?.word ?? ""];
  if (before && (symbol?.kind === "mark" || symbol?.word.length === 3))
    return amount(quantity.to, before, { from: quantity.from - 1 });
  const word = wordAt(doc, quantity.to);
  // "640,-"
  if (
    word === "," &&
    tokens[quantity.to]?.joined &&
    /^[-–]$/.test(wordAt(doc, quantity.to + 1)) &&
    grammar.defaultCurrency
  )
    return amount(quantity.to + 2, grammar.defaultCurrency);
  const subunit = grammar.subunits[word];
  if (subunit && (word !== "p" || tokens[quantity.to]?.joined))
    return amount(quantity.to + 1, subunit, { value: value / 100 });
  const direct = CURRENCIES[word];
  if (direct && !/^[€$£]$/.test(word)) {
    const to = quantity.to + 1;
    const cents = quantityAt(doc, to);
    const isCents =
      cents &&
      cents.value < 100 &&
      cents.value >= 5 &&
      cents.run.length === 0 &&
      value < 1000 &&
      typeof nounAfter(doc, cents.to) !== "object" &&
      tokens[to]?.kind === "word";
    return isCents ? amount(cents.to, direct, { value: value + cents.value / 100 }) : amount(to, direct);
  }
  return undefined;
}

/** "Per month", also after ",-" and "excl. btw". */
function perAt(doc: Document, to: number): Amount["per"] {
  const after = wordsOf(doc, to, to + 6)
    .replace(/^,? ?-+ ?/, "")
    .replace(/^(ex|inc)\w* (\. )?(btw|vat) /, "");
  return meaningOf(PER, after);
}

/** A number without a currency is an amount if the words around it say so. */
function amountByCue(
  doc: Document,
  quantity: Quantity,
  per: Amount["per"],
  questions: Questions,
  before: readonly Mention[],
): Mention | undefined {
  const last = before.findLast(({ type }) => type === "amount")?.value;
  // "Achtenvijftig euro de rol, wij eenenzestig veertig"
  const isCheap = last !== undefined && last < 100 && last > (quantity.run[0] ?? 0) / 2;
  // "Vijf vijfennegentig" is 5.95 in Dutch.
  const isSmall = doc.language === "nl" && (quantity.run[0] ?? 10) < 10;
  // "It lists for seventeen hundred, they offered fifteen fifty each"
  const isEach = /^(user|piece|hour)$/.test(per ?? "") && !(last !== undefined && last >= 100);
  const isUnit = isEach || isSmall || isCheap;
  const value = moneyValue(quantity, isUnit);
  if (value === undefined) return undefined;
  const found = { type: "amount", ...bounds(quantity), value, per, sure: false } as const;
  const cue = hasMoneyCue(doc, quantity);
  const isAnswer = questions.get(sentenceOf(doc, quantity.from))?.type === "much";
  // "0,38" is a price, "four" isn't.
  const isDecimal = !Number.isInteger(value);
  if (value < 5 && !quantity.money && (!isDecimal || quantity.run.length > 0)) return undefined;
  if (quantity.money || (value >= 1e6 && !Number.isInteger(value / 1e9))) return { ...found, sure: cue };
  const isRound = value >= 500 && (value % 50 === 0 || quantity.run.length > 0);
  if (quantity.run.length > 0) return cue || isAnswer || per ? found : undefined;
  const isEnough = per === "user" || (per === "year" ? isRound : per !== "day" && value >= 100);
  // "185 p/st", "85/mnd": only money is written like this.
  const next = wordsOf(doc, quantity.to, quantity.to + 3);
  const isPrice = /^((p )?\/|per stuk|each|apiece)/.test(next) && (per !== "piece" || value >= 5);
  if (
    per &&
    (isPrice || (cue && value >= 10) || (per !== "piece" && (cue || isAnswer || isDecimal || isEnough)))
  )
    return { ...found, sure: cue };
  if ((cue || isAnswer) && (isRound || value >= SMALL_SCALE || isDecimal) && !isYear(doc, quantity))
    return found;
  return isWholeThousands(doc, quantity) ? found : undefined;
}

/** A price said before makes the next number of that size a price as well: "Make it 1,800", "thirty is his limit". */
function amountAgain(
  doc: Document,
  quantity: Quantity,
  found: readonly Mention[],
): Extract<Mention, { type: "amount" }> | undefined {
  const last = found.findLast(({ type }) => type === "amount");
  const isUnit = last?.type === "amount" && (last.value < 100 || /^(user|piece|hour)$/.test(last.per ?? ""));
  const said = moneyValue(quantity, isUnit);
  if (said === undefined || last?.type !== "amount" || quantity.from - last.to > 70 || isYear(doc, quantity))
    return undefined;
  // "The budget is ninety-six thousand and we came in at a hundred and four"
  const isShort = last.value >= 10000 && last.value % 1000 === 0 && said < 1000 && !quantity.money;
  const value = isShort ? said * 1000 : said;
  const ratio = value / last.value;
  if (ratio < 0.5 || ratio > 2 || value === last.value) return undefined;
  const near = wordsAround(doc, quantity, 5, 6);
  const isOffer = meaningOf(doc.grammar.amountKinds, wordsOf(doc, near.from, near.to)) !== undefined;
  if (!isOffer && said < 200) return undefined;
  const { currency, per } = last;
  return {
    type: "amount",
    ...bounds(quantity),
    value,
    sure: false,
    currency,
    per,
  };
}

function isCountable(doc: Document, quantity: Quantity): boolean {
  return quantity.run.length === 0 && !quantity.money && quantity.value !== 1 && !isYear(doc, quantity);
}

/** "Dan doen we er 60", "ze zijn met tweeëntwintig": Dutch says the noun before the number. */
function countedBefore(doc: Document, quantity: Quantity, found: readonly Mention[]): Mention | undefined {
  const { counted } = doc.grammar;
  if (!isCountable(doc, quantity)) return undefined;
  const before = wordsOf(doc, quantity.from - 5, quantity.from);
  const after = wordAt(doc, quantity.to);
  if (!counted.test(before) || /^(voor|aan|op|van|kwijt)$/.test(after) || hasMoneyCue(doc, quantity))
    return undefined;
  const last = found.findLast((one) => one.type === "count");
  const noun = doc.tokens
    .slice(Math.max(0, quantity.from - 60), quantity.from)
    .findLast(({ word }) => doc.grammar.isPlural(word) && !doc.grammar.common.has(word));
  return { type: "count", ...bounds(quantity), of: last?.of ?? noun?.word ?? "stuks", sure: false };
}

/** "Twenty-four hundred was fair": people say only money in whole hundreds with nothing after it. */
function isWholeThousands(doc: Document, quantity: Quantity): boolean {
  const next = doc.tokens[quantity.to];
  const isLast =
    !next ||
    next.kind === "mark" ||
    doc.claimed[quantity.to] === 1 ||
    doc.grammar.common.has(next.word) ||
    /^ge\w{3,}(d|t|en)$/.test(next.word);
  return (
    quantity.value >= 1000 &&
    quantity.value % 10 === 0 &&
    isLast &&
    !isYear(doc, quantity) &&
    (doc.tokens[quantity.from]?.kind === "word" ||
      (doc.language === "nl" && /^\d+\.\d{3}$/.test(wordAt(doc, quantity.from))))
  );
}

/** "Hoeveel mensen? – 25", "nog eens twintig in Den Haag", "a team of twelve", "ten all in". */
function countByContext(
  doc: Document,
  quantity: Quantity,
  found: readonly Mention[],
  questions: Questions,
): Mention | undefined {
  if (!isCountable(doc, quantity)) return undefined;
  const { group, again } = doc.grammar;
  const [before, after] = wordsBeside(doc, quantity, 8, 4);
  const mention = { type: "count", ...bounds(quantity), sure: false } as const;
  if (group.test(before)) return { ...mention, of: group.exec(before)?.[0]?.split(" ")[0] ?? "people" };
  const last = found.findLast(({ type }) => type === "count");
  const of = last?.type === "count" ? last.of : undefined;
  if (of && (/\b(alle|all|samen|totaal)$/.test(before) || /^(in total|altogether|in totaal)\b/.test(after)))
    return { ...mention, of };
  if (of && again.test(before) && /^(in|op|bij|voor|at|on|from|for)\b/.test(after)) return { ...mention, of };
  if (of && last && isCorrecting(doc, last, quantity)) return { ...mention, of };
  const question = questions.get(sentenceOf(doc, quantity.from));
  // "Two got written off" is a part of them; "fourteen, of which three are for sale" is too many.
  if (
    question?.type === "many" &&
    !/^(, (waarvan|of which|but|maar)|got|were|are|have|zijn|gaan|staan|vallen)\b/.test(after)
  )
    return { ...mention, of: question.of };
  return undefined;
}

/** "She doesn't want sixty rooms after all, just forty-five." */
function isCorrecting(doc: Document, last: Range, { from, to }: Range): boolean {
  if (from - last.to > 12) return false;
  const between = wordsOf(doc, last.to, from);
  if (isAfterthought(doc, between, to)) return false;
  const { correction, formerly, now } = doc.grammar;
  const before = wordsOf(doc, wordsAround(doc, last, 6).from, last.from);
  if (formerly.test(before) && now.test(between)) return true;
  // "From thirty machines back to eighteen"
  if (
    /\b(gaan?t?|go|goes|going|went) (from|van)$/.test(before) &&
    /^\w+ (terug |back |down |up )?(to|naar)$/.test(between)
  )
    return true;
  return (
    correction.test(between) ||
    between === "well" ||
    (isNegated(doc, last) && /\b(maar|but|just|only|alleen|slechts)( \w+)?$/.test(between))
  );
}

/** "So sixty licenses?" is the seller's guess, unless the client agrees. */
function isOwnGuess(doc: Document, { style, sides }: Structure, range: Range): boolean {
  const sentence = sentenceOf(doc, range.from);
  const next = doc.sentences[sentence + 1] ?? doc.tokens.length;
  if (style !== "transcript" || sides[sentence] !== "seller" || wordAt(doc, next - 1) !== "?") return false;
  return !/\b(ja|klopt|precies|inderdaad|yes|yeah|yep|correct|exactly|right)\b/.test(
    wordsOf(doc, next, next + 5),
  );
}

type Questions = ReadonlyMap<number, { type: "many" | "much"; of: string }>;

/** Records, for each sentence that answers "how many" or "how much", what was counted. */
function readQuestions(doc: Document): Questions {
  const questions = new Map<number, { type: "many" | "much"; of: string }>();
  for (let sentence = 0; sentence + 1 < doc.sentences.length; sentence++) {
    const range = { from: doc.sentences[sentence] ?? 0, to: doc.sentences[sentence + 1] ?? 0 };
    if (wordAt(doc, range.to - 1) !== "?") continue;
    const words = wordsOf(doc, Math.max(range.from, range.to - 30), range.to);
    const many = doc.grammar.howMany.exec(words)?.[0];
    const type = many ? "many" : doc.grammar.moneyCue.test(words) ? "much" : undefined;
    if (type)
      for (const later of [1, 2])
        questions.set(sentence + later, { type, of: many?.split(" ").at(-1) ?? "" });
  }
  return questions;
}

const EXPENSE =
  /\b(declareren|onkosten|expens(e|ing)|(parkeren|parking) (was|cost|kostte)|with tip|getankt)\b/;

function isSupposed(doc: Document, mention: Mention): boolean {
  const [before, next] = wordsBeside(doc, mention, 13, 3);
  const after = wordsOf(doc, mention.to, mention.to + 8);
  // "Last time it was still about 380"
  const isOld =
    /\b((?<!als (de )?)vorige keer|vorig jaar|destijds|last time|last year|back then)( [\w']+){0,6}$/.test(
      before,
    );
  // "She approves everything over five grand"
  const isLimit =
    /\b(everything|alles|bedragen|amounts) (over|above|under|from|boven|onder|vanaf)( de| the)?$/.test(
      before,
    );
  if (isOld || isLimit || doc.grammar.supposed.test(before)) return true;
  // "Parking was 2.40, I have to claim that"
  if (mention.type === "amount" && EXPENSE.test(`${before} ${after}`)) return true;
  return doc.grammar.difference.test(next) || OFF.test(after);
}
