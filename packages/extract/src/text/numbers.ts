import type { NumberPart } from "../languages/grammar.ts";
import { CURRENCIES } from "../languages/shared.ts";
import { type Document, type Range, wordAt, wordsOf } from "./document.ts";

/** A number in the text, in digits or words. */
export type Quantity = Range & {
  value: number;
  /** The upper end of a range. */
  max?: number | undefined;
  /** Said with a word that people use for money only: k, mille, grand. */
  money: boolean;
  /** Several numbers in a row, such as "nineteen five": 19,500 if it's money, a code otherwise. */
  run: readonly number[];
};

type One = Range & { value: number; scale: number; money: boolean };

const PLAIN = /^\d{1,3}([.,]\d{3})+$/;
const FRACTION = /^(\d{1,3}(?:[.,]\d{3})*|\d+)[.,](\d{1,2}|\d{4,})$/;

/** Returns the value of digits, with either a period or a comma between thousands; undefined for a time or version. */
function digitsValue(digits: string): number | undefined {
  if (digits.includes(":")) return undefined;
  if (/^\d+$/.test(digits)) return Number(digits);
  if (/^0[.,]\d+$/.test(digits)) return Number(digits.replace(",", "."));
  if (PLAIN.test(digits)) return Number(digits.replace(/[.,]/g, ""));
  const [, whole, rest] = FRACTION.exec(digits) ?? [];
  return whole && rest ? Number(`${whole.replace(/[.,]/g, "")}.${rest}`) : undefined;
}

/** Returns the number that begins at a token, with ranges and numbers said in a row taken together. */
export function quantityAt(doc: Document, at: number): Quantity | undefined {
  const vague = vagueAt(doc, at);
  if (vague) return vague;
  const first = numberAt(doc, at);
  if (!first) return undefined;
  const range = rangeAfter(doc, first);
  if (range) return { ...range, from: at, run: [] };
  const run = [first.value];
  let { to } = first;
  // "Seventeen and a half thousand thirty days after"
  let next = doc.tokens[to]?.kind === "word" && first.value < 1000 ? numberAt(doc, to) : undefined;
  while (next && run.length < 12) {
    run.push(next.value);
    to = next.to;
    next = numberAt(doc, to);
  }
  return { from: at, to, value: first.value, money: first.money, run: run.length > 1 ? run : [] };
}

const VAGUE: readonly [RegExp, number][] = [
  [/^(a )?couple (of )?(?=hundred|thousand|dozen|million|grand|k\b)/, 2],
  [/^(een )?paar (?=honderd|duizend|ton|mille|miljoen)/, 2],
  [/^half an? (?=million|dozen|thousand|hundred)/, 0.5],
  [/^(a )?quarter of a (?=million)/, 0.25],
  [/^(een )?kwart (?=miljoen)/, 0.25],
];

/** "A couple of hundred" is 200, "half a million" 500,000. */
function vagueAt(doc: Document, at: number): Quantity | undefined {
  if (!/^(a|couple|half|quarter|een|paar|kwart)$/.test(wordAt(doc, at))) return undefined;
  const words = wordsOf(doc, at, at + 5);
  for (const [pattern, factor] of VAGUE) {
    const [said] = pattern.exec(words) ?? [];
    if (!said) continue;
    const unit = numberAt(doc, at + said.trim().split(" ").length, true);
    if (unit) return { ...unit, from: at, value: unit.value * factor, run: [] };
  }
  return undefined;
}

/** "8 to 10 thousand", "between EUR 9 and 12k", "10-12": a scale said once counts for both ends. */
function rangeAfter(doc: Document, low: One): (Omit<Quantity, "run" | "from"> & { max: number }) | undefined {
  const { grammar } = doc;
  let at = low.to;
  while (isCurrency(doc, at)) at++;
  const word = wordAt(doc, at);
  const between = isBetween(doc, low.from);
  // "Go from 40 to 55 users" names what they have and what they want.
  const isChange =
    /^(from|van)$/.test(wordAt(doc, low.from - 1)) &&
    /\b(go|goes|going|went|grow|grows|growing|move|moving|up|down|expand|increase)$/.test(
      wordsOf(doc, low.from - 4, low.from - 1),
    );
  if (isChange) return undefined;
  const dash = (word === "-" || word === "–") && doc.tokens[at]?.joined === doc.tokens[at + 1]?.joined;
  // "Twenty, twenty-five"
  const next = word === "," && !/\d/.test(wordAt(doc, at - 1)) ? numberAt(doc, at + 1)?.value : undefined;
  const isGuess = next !== undefined && low.value >= 5 && next > low.value && next <= low.value * 1.5;
  if (!(grammar.rangeWords.has(word) || dash || isGuess || (between && word === grammar.and)))
    return undefined;
  at++;
  while (isCurrency(doc, at) || /^(de|the|a|een)$/.test(wordAt(doc, at))) at++;
  const high = numberAt(doc, at);
  if (!high || (dash && wordAt(doc, high.to) === word)) return undefined;
  // "Acht à negenduizend", "two to three hundred"
  const isWord = doc.tokens[high.to - 1]?.kind === "word";
  const scale = [1e6, 1000, 100].find((one) => high.value % one === 0 && low.value < high.value / one);
  const value = isWord && low.scale === 1 && scale ? low.value * scale : low.value;
  if (high.value <= value || high.value > value * (between ? 20 : 5)) return undefined;
  return { to: high.to, value, max: high.value, money: low.money || high.money };
}

function isCurrency(doc: Document, at: number): boolean {
  return wordAt(doc, at) in CURRENCIES;
}

/** Returns the one number that begins at a token. */
export function numberAt(doc: Document, at: number, isUnit = false): One | undefined {
  const { grammar, tokens } = doc;
  let total = 0;
  let current: number | undefined;
  /** The next part has to be smaller than this. */
  let slot = Number.POSITIVE_INFINITY;
  let scale = 1;
  let money = false;
  let to = at;
  /** Adds a part, unless it can't follow the parts before it. */
  const add = (part: NumberPart): boolean => {
    if (part.type === "small") {
      if (part.value >= slot) return false;
      current = (current ?? 0) + smallPart(doc, to, part.value, total + (current ?? 0), slot);
      slot = slotOf(part.value);
    } else if (part.type === "hundred") {
      // "Tweeduizend honderd"
      const isAdded = slot === 1000 && current !== undefined;
      if (!isAdded && current !== undefined && (current <= 0 || current >= 100)) return false;
      current = isAdded ? (current ?? 0) + 100 : (current ?? 1) * 100;
      slot = 100;
    } else if (part.type === "fraction") {
      if (current !== undefined) return false;
      current = part.value;
      slot = 1;
    } else {
      if (current === undefined && total === 0 && ((part.money && !isUnit) || to > at)) return false;
      // "Seventeen and a half thousand" ends the number.
      slot = Number.isInteger(current ?? 1) ? part.value : 1;
      total = round((total + (current ?? 1)) * part.value);
      if (part.value < 1e6 && total >= 1e9) return false;
      current = undefined;
      scale *= part.value;
      money ||= part.money === true;
    }
    return true;
  };
  for (let token = tokens[to]; token; token = tokens[to]) {
    if (token.kind === "number") {
      if (to > at) break;
      const value = digitsValue(token.word);
      if (value === undefined || isPartOfCode(doc, to)) return undefined;
      current = value;
      slot = 1;
      to++;
      continue;
    }
    const apart = spelledApart(doc, to);
    if (apart !== undefined && add({ type: "small", value: apart })) {
      to += 3;
      continue;
    }
    const parts = partsOf(doc, to, isUnit || current !== undefined || total > 0);
    if (!parts && !isAnd(doc, to, slot)) break;
    if (!parts) {
      to++;
      continue;
    }
    if (!parts.every(add)) break;
    to++;
    if (grammar.andHalf.test(wordsOf(doc, to, to + 3))) {
      if (current === undefined) total += scale / 2;
      else current += 0.5;
      to += 3;
      slot = 1;
    }
    const fraction = pointAfter(doc, to);
    if (fraction && current !== undefined) {
      current += fraction.value;
      to = fraction.to;
      slot = 1;
    }
  }
  while (to > at && wordAt(doc, to - 1) === grammar.and) to--;
  if (to === at) return undefined;
  const isBare =
    grammar.and === "and" &&
    !isUnit &&
    to === at + 1 &&
    /^(hundred|thousand|million|mill|billion)$/.test(wordAt(doc, at));
  if (isBare && !/^an?$/.test(wordAt(doc, at - 1))) return undefined;
  // "Een" and "a" count nothing by themselves, and "half" needs something to halve.
  const value = round(total + (current ?? 0));
  const isArticle = to === at + 1 && /^(een|a|an|half|halve)$/.test(wordAt(doc, at));
  return isArticle ? undefined : { from: at, to, value, scale, money };
}

function partsOf({ grammar, tokens }: Document, at: number, started: boolean) {
  const word = tokens[at]?.word ?? "";
  if (word.includes("-")) {
    const parts = word
      .replace(/-(odd|ish|plus|tal)$/, "")
      .split("-")
      .map(grammar.numberPart);
    if (parts.every((part) => part !== undefined)) return parts as NonNullable<(typeof parts)[number]>[];
  }
  const part = tokens[at]?.part;
  if (!part) return undefined;
  // "k" and "m" are numbers only right after one.
  if (part.type === "scale" && (!started || /^[23]$/.test(tokens[at + 1]?.word ?? "")) && word.length <= 3)
    return undefined;
  return [part];
}

function isPartOfCode({ tokens }: Document, at: number): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (token?.joined && before) {
    if (before.kind === "word" && before.word !== "x" && !(before.word in CURRENCIES)) return true;
    if (before.joined && /^[#/_@.:]$/.test(before.word)) return true;
    if (before.joined && before.word === "-" && tokens[at - 2]?.kind === "word") return true;
  }
  return /^0\d/.test(token?.word ?? "") && !/^0[.,]/.test(token?.word ?? "");
}

/** "Two hundred and ten": the word joins a larger part to a smaller one. */
function isAnd(doc: Document, at: number, slot: number): boolean {
  const isSmall = wordAt(doc, at) === doc.grammar.and && partsOf(doc, at + 1, true)?.[0]?.type === "small";
  return isSmall && (slot === 100 || slot === 1000 || slot === 1e6);
}

/** "Acht en veertig" is 48, but "tussen de twee en twintig" are two numbers. */
function spelledApart(doc: Document, at: number): number | undefined {
  const { grammar, tokens } = doc;
  const [unit, tens] = [tokens[at]?.part, tokens[at + 2]?.part];
  if (grammar.and !== "en" || wordAt(doc, at + 1) !== "en" || isBetween(doc, at)) return undefined;
  if (unit?.type !== "small" || unit.value > 9 || tens?.type !== "small") return undefined;
  return tens.value >= 20 && tens.value < 100 && tens.value % 10 === 0 ? unit.value + tens.value : undefined;
}

function isBetween(doc: Document, at: number): boolean {
  return [1, 2, 3].some((back) => wordAt(doc, at - back) === doc.grammar.between);
}

/** "One point two", "twee komma vijf". */
function pointAfter(doc: Document, at: number): { value: number; to: number } | undefined {
  if (!/^(point|komma)$/.test(wordAt(doc, at))) return undefined;
  let digits = "";
  let to = at + 1;
  for (; digits.length < 3; to++) {
    const part = doc.tokens[to]?.part;
    if (part?.type !== "small" || part.value > 99) break;
    digits += part.value;
  }
  return digits ? { value: Number(`0.${digits}`), to } : undefined;
}

/** "Elfduizend zes" is 11,600, never 11,006. 2008 is a year. */
function smallPart(
  { grammar, tokens }: Document,
  at: number,
  value: number,
  before: number,
  slot: number,
): number {
  const isHundreds =
    slot === 1000 &&
    value < 10 &&
    before % 1000 === 0 &&
    before !== 2000 &&
    !tokens[at + 1]?.part &&
    tokens[at - 1]?.word !== grammar.and;
  return isHundreds ? value * 100 : value;
}

/** The limit of further addends: after 20 a unit, after 300 up to 99, after 28,000 up to 999. */
function slotOf(value: number): number {
  if (value >= 1000) return value % 1000 === 0 ? 1000 : value % 100 === 0 ? 100 : 1;
  if (value >= 100) return value % 100 === 0 ? 100 : 1;
  return value >= 20 && value % 10 === 0 ? 10 : 1;
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}

/** Reads numbers said in a row the way people say money: "nineteen five", "eleven four hundred", "nine-fifty". */
export function moneyValue({ value, run }: Quantity, isUnitPrice = false): number | undefined {
  if (run.length === 0) return value;
  const [a = 0, b = 0, c] = run;
  if (run.length > 3 || a < 1 || a > 999) return undefined;
  if (c !== undefined) return a >= 10 && b < 10 && c >= 10 && c < 100 ? a * 1000 + b * 100 + c : undefined;
  if (b >= 100 && b < 1000) return a * 1000 + b;
  if (b < 10) return a >= 10 && b > 0 ? a * 1000 + b * 100 : undefined;
  // "Twelve fifty" per room is 12.50, otherwise 1,250.
  if (isUnitPrice) return a + b / 100;
  return a < 100 ? a * 100 + b : undefined;
}
