import { type Document, type Range, wordAt } from "../text/document.ts";
import { numberAt } from "../text/numbers.ts";
import { type Day, dayOf, partsOfDay } from "./calendar.ts";

/** A day or a period as the text puts it. */
export type ReadDate = Range & {
  first: Day;
  last?: Day | undefined;
  /** Only a weekday: it's in the past as often as in the future. */
  bare?: boolean | undefined;
  /** Lies in the past, or is said to: not for the CRM. */
  past?: boolean | undefined;
};

export type Reader = {
  doc: Document;
  today: Day;
};

export type DateMatch = Omit<ReadDate, "from"> | undefined;

/** Returns the next token's index if a token matches a pattern, or else its own. */
export function skip(doc: Document, at: number, pattern: RegExp): number {
  return pattern.test(wordAt(doc, at)) ? at + 1 : at;
}

/** The number of units: "een", "a", "two", "a couple of". */
export function amountOf(doc: Document, at: number): { to: number; value: number } {
  if (/^(een|a|an|one|'n)$/.test(wordAt(doc, at))) {
    if (wordAt(doc, at + 1) === "couple") return { to: skip(doc, at + 2, /^of$/), value: 2 };
    if (/^(half|halve)$/.test(wordAt(doc, at + 1))) return { to: at + 2, value: 0.5 };
    return { to: at + 1, value: 1 };
  }
  const number = numberAt(doc, at);
  return number ? { to: number.to, value: number.value } : { to: at, value: 1 };
}

export function yearAfter(doc: Document, at: number): { value: number; to: number } | undefined {
  const start = skip(doc, at, /^(of|van)$/);
  const value = Number(wordAt(doc, start));
  return value >= 2000 && value < 2100 && !doc.tokens[start]?.word.includes(".")
    ? { value, to: start + 1 }
    : undefined;
}

/** A day of the month: "31e", "22nd", "twenty-first", "vierde"; and "31" if a month may follow. */
export function dayNumber(
  { doc }: Reader,
  at: number,
  hasArticle: boolean,
): { value: number; to: number } | undefined {
  const { grammar, tokens } = doc;
  const word = wordAt(doc, at);
  const isNumber = tokens[at]?.kind === "number" && /^\d{1,2}$/.test(word);
  if (isNumber && tokens[at + 1]?.joined && grammar.ordinalSuffix.test(wordAt(doc, at + 1)))
    return inMonth(Number(word), at + 2);
  let value = grammar.ordinal(word);
  let to = at + 1;
  if (value === undefined && /^(twenty|thirty)$/.test(word)) {
    const unit = grammar.ordinal(wordAt(doc, at + 1));
    if (unit && unit < 10) {
      value = (word === "twenty" ? 20 : 30) + unit;
      to = at + 2;
    }
  }
  if (value !== undefined) return inMonth(value, to);
  if (hasArticle) return undefined;
  // "Een" and "one" count nothing by themselves, except before a month.
  if (/^(een|one)$/.test(word) && wordAt(doc, at + 1) in grammar.months) return { value: 1, to: at + 1 };
  const number = numberAt(doc, at);
  return number && Number.isInteger(number.value) && number.scale === 1
    ? inMonth(number.value, number.to)
    : undefined;
}

function inMonth(value: number, to: number) {
  return value >= 1 && value <= 31 ? { value, to } : undefined;
}

/** Returns a day of a month: this year's, or next year's if that is over for more than two months. */
export function nextMonthDay(
  today: Day,
  month: number,
  date: number,
): { first: Day; past?: boolean } | undefined {
  const { year } = partsOfDay(today);
  const first = dayOf(year, month, date);
  if (first === undefined) return undefined;
  if (first >= today) return { first };
  const next = dayOf(year + 1, month, date) ?? first;
  return today - first < 45 ? { first, past: true } : { first: next };
}
