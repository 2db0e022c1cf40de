import { type Document, wordAt, wordsOf } from "../text/document.ts";
import { nounAfter } from "../text/nouns.ts";
import { numberAt } from "../text/numbers.ts";
import { dayOf, nextDayOfMonth } from "./calendar.ts";
import { periodAt } from "./period-at.ts";
import { type DateMatch, dayNumber, nextMonthDay, type Reader, skip, yearAfter } from "./reader.ts";
import { words } from "./words.ts";

/** "31-12-2025", "2026-03-02", "12/5". */
export function inDigits({ doc, today }: Reader, at: number): DateMatch {
  const { tokens } = doc;
  const token = tokens[at];
  if (token?.kind !== "number") return undefined;
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{2}|\d{4})$/.exec(token.word);
  if (dotted) return fullDate(doc, at + 1, Number(dotted[1]), Number(dotted[2]), Number(dotted[3]));
  const mark = tokens[at + 1];
  const second = tokens[at + 2];
  if (!mark?.joined || !/^[-/]$/.test(mark.word) || second?.kind !== "number" || !second.joined)
    return undefined;
  const [a, b] = [Number(token.word), Number(second.word)];
  const third = tokens[at + 4];
  if (tokens[at + 3]?.word === mark.word && third?.kind === "number" && third.joined) {
    if (token.word.length === 4) return fullDate(doc, at + 5, Number(third.word), b, a);
    return fullDate(doc, at + 5, a, b, Number(third.word));
  }
  if (mark.word !== "/" && doc.language === "en") return undefined;
  const isShort =
    mark.word === "-" && (a < 13 || b > 12) && (token.word.length < 2 || second.word.length < 2);
  if (isShort && !/^(\w*datum|vanaf|per|op|voor|tot|m|uiterlijk|na)$/.test(wordAt(doc, at - 1)))
    return undefined;
  // "Questions by 20/11, submissions 4/12": one date tells the order of the others.
  const isUnclear = doc.language === "en" && a !== b && a <= 12 && b <= 12;
  const isDayFirst = /\b(1[3-9]|2\d|3[01]) \/ (?!7\b)\d/.test(doc.words);
  if (isUnclear && isDayFirst === /\b\d\d? \/ (1[3-9]|2\d|3[01])\b/.test(doc.words)) return undefined;
  const [date, month] = b > 12 || (isUnclear && !isDayFirst) ? [b, a] : [a, b];
  if (month > 12 || second.word.length > 2) return undefined;
  const day = nextMonthDay(today, month, date);
  return day === undefined ? undefined : { to: at + 3, ...day };
}

function fullDate({ language }: Document, to: number, a: number, b: number, year: number): DateMatch {
  if (language === "en" && a <= 12 && b <= 12 && a !== b && year < 1900) return undefined;
  const [date, month] = b > 12 ? [b, a] : [a, b];
  const first = month > 12 ? undefined : dayOf(year < 100 ? 2000 + year : year, month, date);
  return first === undefined ? undefined : { to, first };
}

/** "4 mei", "the fourth of May 2027", "March 3rd", "in februari", "May 2027". */
export function withMonth(reader: Reader, at: number): DateMatch {
  const { doc, today } = reader;
  const { months } = doc.grammar;
  const start = skip(doc, at, words.article);
  const day = dayNumber(reader, start, start > at) ?? dayNumber(reader, start, false);
  if (day) {
    // "10 to 14 December"
    const isRange = /^(en|and|to|tot|of|or|-|–)$/.test(wordAt(doc, day.to));
    const last = isRange ? dayNumber(reader, day.to + 1, false) : undefined;
    const to = (last ?? day).to;
    // "The eighth uh of july"
    const name = skip(doc, skip(doc, to, /^(uh|um|eh)$/), words.of);
    const month = months[wordAt(doc, name)];
    if (!month) return undefined;
    const found = monthDay(reader, month, day.value, name + 1);
    const isLater = found && last && last.value > day.value;
    return isLater ? { ...found, last: found.first + last.value - day.value } : found;
  }
  if (start > at) return undefined;
  const month = months[wordAt(doc, at)];
  if (!month) return undefined;
  const next = skip(doc, at + 1, /^the$/);
  const number = dayNumber(reader, next, next > at + 1);
  if (number && doc.language === "en") return monthDay(reader, month, number.value, number.to);
  const period = periodAt(reader, at);
  if (!period) return undefined;
  const hasYear = period.to > at + 1;
  const isDuring = wordsOf(doc, at - 2, at) === "loop van";
  if (!hasYear && !isDuring && !words.beforeMonth.test(wordAt(doc, at - 1))) return undefined;
  const past = /^(since|sinds)$/.test(wordAt(doc, at - 1));
  return {
    to: period.to,
    first: Math.max(period.first, Math.min(today, period.last)),
    last: period.last,
    past,
  };
}

function monthDay({ doc, today }: Reader, month: number, date: number, at: number): DateMatch {
  const comma = skip(doc, at, /^,$/);
  const year = yearAfter(doc, comma) ?? spokenYear(doc, comma);
  if (year) {
    const first = dayOf(year.value, month, date);
    return first === undefined ? undefined : { to: year.to, first, past: first < today };
  }
  const day = nextMonthDay(today, month, date);
  return day ? { to: at, ...day } : undefined;
}

/** "Tweeduizend zevenentwintig", "twenty twenty-seven", "zevenentwintig". */
function spokenYear(doc: Document, at: number): { value: number; to: number } | undefined {
  const century = /^(twenty|tweeduizend)$/.test(wordAt(doc, at)) ? numberAt(doc, at + 1) : undefined;
  const year = century ?? numberAt(doc, at);
  const isYear = year && year.value > 24 && year.value < 40 && !nounAfter(doc, year.to);
  return isYear && doc.tokens[at]?.kind === "word" ? { value: 2000 + year.value, to: year.to } : undefined;
}

/** "The 3rd", "de 31e", "by the twentieth": the next one to come. */
export function dayOfMonth(reader: Reader, at: number, anyway = false): DateMatch {
  const { doc, today } = reader;
  if (!words.article.test(wordAt(doc, at))) return undefined;
  const day = dayNumber(reader, at + 1, true);
  if (!day) return undefined;
  const isWritten = doc.tokens[at + 1]?.kind === "number";
  if (!isWritten && day.value <= 12 && !anyway && !words.beforeOrdinal.test(wordAt(doc, at - 1)))
    return undefined;
  // "The first week", "de 3e verdieping": the ordinal belongs to a thing.
  const next = doc.tokens[day.to];
  const isFree =
    (day.value > 12 && words.beforeOrdinal.test(wordAt(doc, at - 1))) ||
    next?.kind !== "word" ||
    doc.grammar.common.has(next.word) ||
    /^(om|at|instead)$/.test(next.word);
  if (
    !isFree ||
    /^(week|weeks|half|keer|time|times|one|man|maand|month|day|dag|year|jaar|quarter|call|order|demo|offerte|afspraak|gesprek)$/.test(
      next?.word ?? "",
    )
  )
    return undefined;
  const first = nextDayOfMonth(today, day.value);
  return first === undefined ? undefined : { to: day.to, first };
}
