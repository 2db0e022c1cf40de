import { CURRENCIES } from "../languages/shared.ts";
import { type Document, type Range, sentenceAt, wordAt, wordsBeside, wordsOf } from "../text/document.ts";
import { nounAfter } from "../text/nouns.ts";
import type { Quantity } from "../text/numbers.ts";

export function hasMoneyCue(doc: Document, range: Range): boolean {
  return wordsBeside(doc, range, 10, 6).some((words) => doc.grammar.moneyCue.test(words));
}

/** Phone, file and house numbers, times, "test one two three". */
export function isCode(doc: Document, quantity: Quantity): boolean {
  const { from, to, run, value } = quantity;
  const { tokens, grammar } = doc;
  if (run.length > 3) return true;
  if (run.length === 3 && run.every((one) => one < 10)) return true;
  const [century, rest = 0] = run;
  // "Twenty twenty-eight"
  if (run.length === 2 && century === 20 && rest >= 20 && !CURRENCIES[wordAt(doc, to)]) return true;
  const before = wordsOf(doc, from - 3, from);
  const isCurrency =
    CURRENCIES[wordAt(doc, from - 1)] !== undefined || CURRENCIES[wordAt(doc, to)] !== undefined;
  if (isCurrency) return false;
  const isSpelled = tokens[from]?.kind === "word";
  if (/\b(thanks a|spreker|speaker)$/.test(before)) return true;
  if (grammar.codeWord.test(before.replace(/, no :$/, "")) && !(isSpelled && nounAfter(doc, to))) {
    const word = /(\w+)[^\w]*$/.exec(before)?.[1] ?? "";
    const isNumbered =
      /^(order|offerte|voorstel|quote|proposal)$/.test(word) &&
      /^\d{3,}$/.test(wordAt(doc, from)) &&
      !nounAfter(doc, to) &&
      value % 100 !== 0;
    if (isNumbered || !/^(order|offerte|voorstel|in|case|a|m|i|q)$/.test(word)) return true;
  }
  const { sentence } = tokens[from] ?? {};
  // "Kade 17 Advocaten", "5262 GJ Vught"
  const [last, next] = [tokens[from - 1], tokens[to]];
  const { from: start, to: end } = sentenceAt(doc, from);
  const isInName = start !== from - 1 || (end - start < 5 && !grammar.common.has(last?.word ?? ""));
  const isNamed = last?.kind === "word" && last.capital && isInName;
  if (doc.cased && isNamed && next?.kind === "word" && next.capital) return true;
  // "| 5262 GJ Vught"
  if (/^\d{4} ?[A-Z]{2} \p{Lu}/u.test(doc.text.slice(tokens[from]?.start, tokens[to + 1]?.end))) return true;
  const digits = (at: number) => tokens[at]?.kind === "number" && tokens[at].sentence === sentence;
  if (isSpelled) return false;
  // "Registered charity 1098234"
  if (/^\d{6,}$/.test(wordAt(doc, from)) && value % 1000 !== 0) return true;
  return (
    digits(from - 1) ||
    digits(to) ||
    // "(559) 555-0147"
    (wordAt(doc, to) === ")" && digits(to + 1)) ||
    (/^[-–/]$/.test(wordAt(doc, to)) && digits(to + 1)) ||
    (/^[-–/]$/.test(wordAt(doc, from - 1)) && digits(from - 2))
  );
}

const MILLIONS = /\b(budget|worth|turnover|revenue|deal|value|omzet|waarde)\b/;

/** Percentages, clock times and ages. */
export function isMeasure(doc: Document, { from, to, value }: Quantity): boolean {
  const after = wordsOf(doc, to, to + 3);
  // "A silo of 30 ton" is a weight, "(36m)" a term, "340m of fence" a length.
  const isHeavy = wordAt(doc, to - 1) === "ton" && (value >= 1e6 || !hasMoneyCue(doc, { from, to }));
  const near = wordsOf(doc, from - 4, to + 3);
  const isLong = wordAt(doc, to - 1) === "m" && value >= 6e6 && !MILLIONS.test(near);
  if (isHeavy || isLong) return true;
  const before = wordsOf(doc, from - 3, from);
  if (
    /^(%|procent|percent|pct|graden|degrees|°|uur|u\b|o'clock|(meter|meters) (hoog|breed|lang|high|wide)|jaar oud|years old|':)/.test(
      after,
    )
  )
    return true;
  return /\b(aged|leeftijd|age)$/.test(before);
}

export function isYear(doc: Document, { from, to, value }: Quantity): boolean {
  // "Since two thousand nine"
  const isSaid = /^(since|sinds|in|from|until|tot|vanaf|eind|end|of|van)$/.test(wordAt(doc, from - 1));
  const isWritten = to === from + 1 && /^\d{4}$/.test(wordAt(doc, from));
  return (isWritten && value >= 1950 && value < 2100) || (isSaid && value > 2000 && value < 2040);
}
