import {
  addMonths,
  type Day,
  dayFromIso,
  dayOf,
  endOfMonth,
  mondayOf,
  nextDayOfMonth,
  nextWeekday,
  partsOfDay,
  weekdayOf,
} from "./calendar.ts";
import { type DateWords, dateWords } from "./date-words.ts";
import { type Document, type Range, wordAt, wordsOf } from "./document.ts";
import { numberAt } from "./numbers.ts";

/** A day or a period as the text puts it. */
export type ReadDate = Range & {
  first: Day;
  last?: Day;
  /** A weekday alone: it's in the past as often as in the future. */
  bare?: boolean;
  /** Lies in the past, or is said to: not for the CRM. */
  past?: boolean;
};

type Reader = {
  doc: Document;
  words: DateWords;
  today: Day;
};

type Found = Omit<ReadDate, "from"> | undefined;

/** Returns the date that begins at a token. The longest form is tried first. */
export function dateAt(doc: Document, at: number): ReadDate | undefined {
  const token = doc.tokens[at];
  if (!token || (token.kind === "mark" && token.word !== "'")) return undefined;
  const reader: Reader = { doc, words: dateWords[doc.language], today: dayFromIso(doc.today) };
  const found =
    inDigits(reader, at) ??
    relativeDay(reader, at) ??
    withWeekday(reader, at) ??
    ahead(reader, at) ??
    partOfPeriod(reader, at) ??
    withMonth(reader, at) ??
    nextPeriod(reader, at) ??
    weekNumber(reader, at) ??
    holiday(reader, at) ??
    dayOfMonth(reader, at);
  return found ? { from: at, ...found } : undefined;
}

/** "31-12-2025", "2026-03-02", "12/5". */
function inDigits({ doc, today }: Reader, at: number): Found {
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
  if (mark.word === "-" && (token.word.length < 2 || second.word.length < 2)) return undefined;
  const [date, month] = a > 12 ? [a, b] : b > 12 ? [b, a] : [a, b];
  if (doc.language === "en" && a !== b && a <= 12 && b <= 12) return undefined;
  if (month > 12 || second.word.length > 2) return undefined;
  const day = nextMonthDay(today, month, date);
  return day === undefined ? undefined : { to: at + 3, ...day };
}

function fullDate({ language }: Document, to: number, a: number, b: number, year: number): Found {
  if (language === "en" && a <= 12 && b <= 12 && a !== b && year < 1900) return undefined;
  const [date, month] = b > 12 ? [b, a] : [a, b];
  const first = month > 12 ? undefined : dayOf(year < 100 ? 2000 + year : year, month, date);
  return first === undefined ? undefined : { to, first };
}

/** Returns a day of a month: this year's, or next year's if that is over for more than two months. */
function nextMonthDay(today: Day, month: number, date: number): { first: Day; past?: boolean } | undefined {
  const { year } = partsOfDay(today);
  const first = dayOf(year, month, date);
  if (first === undefined) return undefined;
  if (first >= today) return { first };
  const next = dayOf(year + 1, month, date) ?? first;
  return today - first < 45 ? { first, past: true } : { first: next };
}

function relativeDay({ doc, words, today }: Reader, at: number): Found {
  for (const length of [3, 2]) {
    if (!words.dayAfter.test(`${wordsOf(doc, { from: at, to: at + length })} `)) continue;
    if (wordAt(doc, at + length) === "tomorrow") return { to: at + length + 1, first: today + 2 };
    const next = dateAt(doc, at + length);
    if (next) return { to: next.to, first: (next.last ?? next.first) + 1 };
  }
  const word = wordAt(doc, at);
  const days = words.relative[word];
  if (days === undefined) return undefined;
  // "Goede morgen", "vandaag of morgen".
  if (word === "morgen" && /^(?:goede|goeie|'s)$/.test(wordAt(doc, at - 1))) return undefined;
  const to = /^(?:morning|afternoon|evening|night|ochtend|middag|avond)$/.test(wordAt(doc, at + 1))
    ? at + 2
    : at + 1;
  const within = inWeeks({ doc, words, today }, to);
  return within && word !== "today"
    ? { to: within.to, first: today + days + within.days }
    : { to, first: today + days };
}

/** "Over een week", "over veertien dagen" after a day; "week", "fortnight" in British English. */
function inWeeks({ doc, words }: Reader, at: number): { to: number; days: number } | undefined {
  if (doc.language === "nl") {
    if (wordAt(doc, at) !== "over") return undefined;
    const amount = amountOf(doc, at + 1);
    const unit = words.units[wordAt(doc, amount.to)];
    if (unit === "week") return { to: amount.to + 1, days: amount.value * 7 };
    if (unit === "day" && amount.value % 7 === 0) return { to: amount.to + 1, days: amount.value };
    return undefined;
  }
  const word = wordAt(doc, at);
  if (word === "fortnight") return { to: at + 1, days: 14 };
  if (word === "week" && !/^(?:after|of|on|from)$/.test(wordAt(doc, at + 1))) return { to: at + 1, days: 7 };
  return undefined;
}

/** The number of units: "een", "a", "two", "a couple of". */
function amountOf(doc: Document, at: number): { to: number; value: number } {
  if (/^(?:een|a|an|one|'n)$/.test(wordAt(doc, at))) {
    if (/^(?:couple)$/.test(wordAt(doc, at + 1)))
      return { to: wordAt(doc, at + 2) === "of" ? at + 3 : at + 2, value: 2 };
    return { to: at + 1, value: 1 };
  }
  const number = numberAt(doc, at);
  return number ? { to: number.to, value: number.value } : { to: at, value: 1 };
}

/** Returns a weekday's number, also of "woensdagochtend" and "tuesday's". */
function weekdayIn({ doc, words }: Reader, at: number): number | undefined {
  const word = wordAt(doc, at).replace(/'s$/, "");
  const weekday = doc.grammar.weekdays[word] ?? doc.grammar.weekdays[word.replace(words.dayPart, "")];
  if (weekday === undefined || word.length > 3) return weekday;
  if (doc.language === "en")
    return doc.tokens[at]?.capital || doc.tokens[at + 1]?.kind === "number" ? weekday : undefined;
  const next = wordAt(doc, at + 1) === "." ? at + 2 : at + 1;
  return doc.tokens[next]?.kind === "number" ? weekday : undefined;
}

function withWeekday(reader: Reader, at: number): Found {
  const { doc, words, today } = reader;
  const word = wordAt(doc, at);
  if (words.last.test(word) && weekdayIn(reader, at + 1) !== undefined)
    return { to: at + 2, first: today, past: true };
  const before = weekBefore(reader, at);
  if (before) return before;
  const isNext = words.next.test(word);
  const isComing = words.coming.test(word) || (word === "this" && wordAt(doc, at + 1) === "coming");
  const start = isNext || isComing ? (wordAt(doc, at + 1) === "coming" ? at + 2 : at + 1) : at;
  const weekday = weekdayIn(reader, start);
  if (weekday === undefined) return undefined;
  if (isNext) return { to: start + 1, first: mondayOf(today) + 7 + ((weekday + 6) % 7) };
  const next = nextWeekday(today, weekday);
  let to = start + 1;
  if (wordAt(doc, to) === "." && doc.tokens[to]?.joined) to++;
  if (/^(?:ochtend|middag|avond|morning|afternoon|evening)$/.test(wordAt(doc, to))) to++;
  const dated = datedWeekday(reader, to, weekday);
  if (dated) return dated;
  return weekAfter(reader, to, weekday) ?? { to, first: next, ...(isComing ? {} : { bare: true }) };
}

/** "Friday the 31st", "do. 20 nov", "Monday 22 June". */
function datedWeekday(reader: Reader, at: number, weekday: number): Found {
  const { doc, words, today } = reader;
  let start = at;
  if (wordAt(doc, start) === ",") start++;
  const digits = inDigits(reader, start);
  if (digits) return digits;
  const month = withMonth(reader, start);
  if (month && month.last === undefined) return month;
  const hasArticle = words.article.test(wordAt(doc, start));
  if (hasArticle) start++;
  const day = dayNumber(reader, start, hasArticle);
  if (!day) return undefined;
  const first = nextDayOfMonth(today, day.value, weekday);
  return first === undefined ? undefined : { to: day.to, first };
}

/** "Volgende week dinsdag", "next week Tuesday", "a week on Monday", "a week from Friday", "a fortnight on Tuesday". */
function weekBefore(reader: Reader, at: number): Found {
  const { doc, words, today } = reader;
  if (words.next.test(wordAt(doc, at)) && words.week.test(wordAt(doc, at + 1))) {
    const start = /^(?:on|op)$/.test(wordAt(doc, at + 2)) ? at + 3 : at + 2;
    const weekday = weekdayIn(reader, start);
    if (weekday === undefined) return undefined;
    return { to: start + 1, first: mondayOf(today) + 7 + ((weekday + 6) % 7) };
  }
  if (doc.language !== "en" || !/^(?:a|one|two|three)$/.test(wordAt(doc, at))) return undefined;
  const unit = words.units[wordAt(doc, at + 1)];
  if (unit !== "week" && unit !== "fortnight") return undefined;
  if (!/^(?:on|from|after)$/.test(wordAt(doc, at + 2))) return undefined;
  const weekday = weekdayIn(reader, at + 3);
  const start =
    weekday === undefined ? relativeDay(reader, at + 3) : { to: at + 4, first: nextWeekday(today, weekday) };
  if (!start) return undefined;
  return { to: start.to, first: start.first + amountOf(doc, at).value * (unit === "week" ? 7 : 14) };
}

/** "Dinsdag over een week", "Monday week", "Tuesday of next week", "Weds wk after next". */
function weekAfter(reader: Reader, at: number, weekday: number): Found {
  const { doc, words, today } = reader;
  const inWeek = (weeks: number) => mondayOf(today) + weeks * 7 + ((weekday + 6) % 7);
  const start = /^(?:of|van|in)$/.test(wordAt(doc, at)) ? at + 1 : at;
  const after = start + (wordAt(doc, start) === "the" ? 1 : 0);
  if (
    words.week.test(wordAt(doc, after)) &&
    wordsOf(doc, { from: after + 1, to: after + 3 }) === "after next"
  ) {
    return { to: after + 3, first: inWeek(2) };
  }
  if (words.next.test(wordAt(doc, start)) && words.week.test(wordAt(doc, start + 1)))
    return { to: start + 2, first: inWeek(1) };
  if (words.coming.test(wordAt(doc, start)) && words.week.test(wordAt(doc, start + 1)))
    return { to: start + 2, first: inWeek(0) };
  if (words.last.test(wordAt(doc, start)) && words.week.test(wordAt(doc, start + 1)))
    return { to: start + 2, first: inWeek(-1), past: true };
  const later = inWeeks(reader, at);
  return later ? { to: later.to, first: nextWeekday(today, weekday) + later.days } : undefined;
}

/** "Over twee weken", "in a fortnight", "3 weeks from now", "twee weken geleden". */
function ahead({ doc, words, today }: Reader, at: number): Found {
  const isAhead = words.ahead.test(wordAt(doc, at));
  const amount = amountOf(doc, isAhead ? at + 1 : at);
  if (amount.to === (isAhead ? at + 1 : at)) return undefined;
  const unit = words.units[wordAt(doc, amount.to).replace(/'s?$/, "")];
  if (!unit || amount.value > 1000) return undefined;
  const to = amount.to + 1;
  if (words.ago.test(wordAt(doc, to))) return { to: to + 1, first: today, past: true };
  const fromNow = /^(?:from (?:now|today)|vanaf nu|na vandaag)$/.test(wordsOf(doc, { from: to, to: to + 2 }));
  if (!isAhead && !fromNow) return undefined;
  // "In two weeks" looks ahead; "in a week" of "30 hours in a week" and "12 in een jaar" don't.
  if (
    isAhead &&
    wordAt(doc, at) === "in" &&
    wordAt(doc, at + 1) === "a" &&
    unit !== "fortnight" &&
    doc.tokens[at - 1]?.kind === "number"
  )
    return undefined;
  const first = later(today, amount.value, unit);
  return { to: fromNow ? to + 2 : to, first, ...(/^(?:binnen|within)$/.test(wordAt(doc, at)) ? {} : {}) };
}

function later(today: Day, value: number, unit: string): Day {
  if (unit === "day") return today + Math.round(value);
  if (unit === "week") return today + Math.round(value * 7);
  if (unit === "fortnight") return today + Math.round(value * 14);
  const months = unit === "month" ? value : unit === "quarter" ? value * 3 : value * 12;
  return addMonths(today, Math.round(months));
}

/** "Eind maart", "half november", "end of Q1", "begin volgend jaar", "early March", "eind van de week". */
function partOfPeriod(reader: Reader, at: number): Found {
  const { doc, words } = reader;
  const word = wordAt(doc, at).replace(/^(mid|early|late|half)-.*/, "$1");
  const part = words.early.test(word)
    ? "early"
    : words.middle.test(word)
      ? "middle"
      : words.end.test(word)
        ? "end"
        : undefined;
  if (!part) return undefined;
  let start = wordAt(doc, at).includes("-") ? at : at + 1;
  if (wordAt(doc, start) === "-") start++;
  if (wordsOf(doc, { from: start, to: start + 3 }) === "v / d") start += 3;
  if (words.of.test(wordAt(doc, start))) start++;
  if (words.article.test(wordAt(doc, start))) start++;
  const period = periodAt(reader, start);
  if (!period) return undefined;
  const { first, last, to } = period;
  const length = last - first + 1;
  if (length <= 7) return { to, first: part === "end" ? first + 4 : part === "early" ? first : first + 2 };
  const third = Math.round(length / 3);
  if (part === "end") return { to, first: last };
  if (part === "middle")
    return { to, first: length > 200 ? first + 165 : first + Math.floor(length / 2) - 1 };
  return { to, first, last: first + (length > 300 ? 30 : third) - 1 };
}

/** A month, a quarter, a week or a year, as first and last day. */
function periodAt(reader: Reader, at: number): { to: number; first: Day; last: Day } | undefined {
  const { doc, words, today } = reader;
  const word = wordAt(doc, at).replace(/^(?:mid|early|late|half)-/, "");
  const month = doc.grammar.months[word];
  if (month) {
    const year = yearAfter(doc, at + 1);
    const first = year ? dayOf(year.value, month, 1) : firstOfMonth(today, month);
    if (first === undefined) return undefined;
    const parts = partsOfDay(first);
    return { to: year?.to ?? at + 1, first, last: endOfMonth(parts.year, parts.month) };
  }
  const quarter = quarterAt(reader, at);
  if (quarter) return quarter;
  const isNext = words.next.test(word);
  const unit = words.units[wordAt(doc, isNext || words.coming.test(word) ? at + 1 : at)];
  const to = isNext || words.coming.test(word) ? at + 2 : at + 1;
  const { year, month: thisMonth } = partsOfDay(today);
  if (unit === "week") {
    const monday = mondayOf(today) + (isNext ? 7 : 0);
    return { to, first: monday, last: monday + 6 };
  }
  if (unit === "month") {
    const first = dayOf(year, thisMonth + (isNext ? 1 : 0), 1) ?? today;
    return { to, first, last: endOfMonth(year, thisMonth + (isNext ? 1 : 0)) };
  }
  if (unit === "year") {
    const wanted = year + (isNext ? 1 : 0);
    return { to, first: dayOf(wanted, 1, 1) ?? today, last: dayOf(wanted, 12, 31) ?? today };
  }
  if (unit === "quarter") return quarterFrom(reader, Math.ceil(thisMonth / 3) + (isNext ? 1 : 0), to, true);
  return undefined;
}

function quarterAt(reader: Reader, at: number) {
  const { doc, words } = reader;
  const short =
    /^(?:q|k)$/.test(wordAt(doc, at)) && doc.tokens[at + 1]?.joined
      ? Number(wordAt(doc, at + 1))
      : Number.NaN;
  if (short >= 1 && short <= 4) return quarterFrom(reader, short, at + 2);
  const spoken = /^q-?([1-4])$/.exec(wordAt(doc, at))?.[1];
  if (spoken) return quarterFrom(reader, Number(spoken), at + 1);
  if (wordAt(doc, at) === "q") {
    const number = numberAt(doc, at + 1);
    if (number && number.value <= 4) return quarterFrom(reader, number.value, number.to);
  }
  const start = words.article.test(wordAt(doc, at)) ? at + 1 : at;
  const ordinal = dayNumber(reader, start, true);
  if (ordinal && ordinal.value <= 4 && words.quarter.test(wordAt(doc, ordinal.to)))
    return quarterFrom(reader, ordinal.value, ordinal.to + 1);
  return undefined;
}

function quarterFrom({ doc, today }: Reader, quarter: number, to: number, exact = false) {
  const now = partsOfDay(today);
  const written = exact ? undefined : yearAfter(doc, to);
  const month = (quarter - 1) * 3 + 1;
  let year = written?.value ?? now.year;
  if (!written && endOfMonth(year, month + 2) < today) year++;
  return { to: written?.to ?? to, first: dayOf(year, month, 1) ?? today, last: endOfMonth(year, month + 2) };
}

function yearAfter(doc: Document, at: number): { value: number; to: number } | undefined {
  const value = Number(wordAt(doc, at));
  return value >= 2000 && value < 2100 && !doc.tokens[at]?.word.includes(".")
    ? { value, to: at + 1 }
    : undefined;
}

/** The first day of a month: this one while it lasts, or the next to come. */
function firstOfMonth(today: Day, month: number): Day | undefined {
  const { year } = partsOfDay(today);
  return dayOf(endOfMonth(year, month) >= today ? year : year + 1, month, 1);
}

/** "4 mei", "the fourth of May 2027", "March 3rd", "in februari", "May 2027". */
function withMonth(reader: Reader, at: number): Found {
  const { doc, words, today } = reader;
  const { months } = doc.grammar;
  const start = words.article.test(wordAt(doc, at)) ? at + 1 : at;
  const day = dayNumber(reader, start, start > at) ?? dayNumber(reader, start, false);
  if (day) {
    const at2 = words.of.test(wordAt(doc, day.to)) ? day.to + 1 : day.to;
    const month = months[wordAt(doc, at2)];
    if (!month) return undefined;
    return monthDay(reader, month, day.value, afterAbbreviation(doc, at2 + 1));
  }
  if (start > at) return undefined;
  const month = months[wordAt(doc, at)];
  if (!month) return undefined;
  // "Mar" and "may" are words as well.
  const next = wordAt(doc, at + 1) === "the" ? at + 2 : afterAbbreviation(doc, at + 1);
  const number = dayNumber(reader, next, next > at + 1);
  if (number && doc.language === "en" && number.value <= 31 && !yearAfter(doc, next))
    return monthDay(reader, month, number.value, number.to);
  if (
    /^(?:may|mar|march)$/.test(wordAt(doc, at)) &&
    !words.beforeMonth.test(wordAt(doc, at - 1)) &&
    !doc.tokens[at]?.capital
  )
    return undefined;
  const period = periodAt(reader, at);
  if (!period) return undefined;
  const hasYear = period.to > at + 1;
  if (!hasYear && !words.beforeMonth.test(wordAt(doc, at - 1))) return undefined;
  const past = /^(?:since|sinds)$/.test(wordAt(doc, at - 1));
  return {
    to: period.to,
    first: Math.max(period.first, Math.min(today, period.last)),
    last: period.last,
    ...(past ? { past } : {}),
  };
}

function afterAbbreviation(doc: Document, at: number): number {
  return wordAt(doc, at) === "." && doc.tokens[at]?.joined && doc.tokens[at + 1]?.kind === "number"
    ? at + 1
    : at;
}

function monthDay({ doc, today }: Reader, month: number, date: number, at: number): Found {
  const comma = wordAt(doc, at) === "," ? at + 1 : at;
  const year = yearAfter(doc, comma);
  if (year) {
    const first = dayOf(year.value, month, date);
    return first === undefined ? undefined : { to: year.to, first, ...(first < today ? { past: true } : {}) };
  }
  const day = nextMonthDay(today, month, date);
  return day ? { to: at, ...day } : undefined;
}

/** A day of the month: "31e", "22nd", "twenty-first", "vierde"; and "31" if a month may follow. */
function dayNumber(
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
  if (value === undefined && /^(?:twenty|thirty)$/.test(word)) {
    const unit = grammar.ordinal(wordAt(doc, at + 1));
    if (unit && unit < 10) {
      value = (word === "twenty" ? 20 : 30) + unit;
      to = at + 2;
    }
  }
  if (value !== undefined) return inMonth(value, to);
  if (hasArticle) return undefined;
  const number = numberAt(doc, at);
  return number && Number.isInteger(number.value) && number.scale === 1
    ? inMonth(number.value, number.to)
    : undefined;
}

function inMonth(value: number, to: number) {
  return value >= 1 && value <= 31 ? { value, to } : undefined;
}

/** "Volgende week", "next month", "this week", "vorige maand", "this quarter", "Q3". */
function nextPeriod(reader: Reader, at: number): Found {
  const { doc, words, today } = reader;
  const word = wordAt(doc, at);
  if (words.last.test(word) && words.units[wordAt(doc, at + 1)])
    return { to: at + 2, first: today, past: true };
  const quarter = quarterAt(reader, at);
  if (quarter) return quarter;
  if (doc.language === "en" && /^(?:eow|eod|cob)$/.test(word)) {
    const weekday = weekdayIn(reader, at + 1);
    if (weekday !== undefined) return { to: at + 2, first: nextWeekday(today, weekday) };
    const next = relativeDay(reader, at + 1);
    if (next) return next;
    return { to: at + 1, first: word === "eow" ? mondayOf(today) + 4 : today };
  }
  if (
    /^(?:weekend)$/.test(word) &&
    /^(?:over the|this|in het|dit|na het)$/.test(wordsOf(doc, { from: at - 2, to: at }))
  ) {
    const saturday = mondayOf(today) + 5;
    return { to: at + 1, first: saturday, last: saturday + 1 };
  }
  const isNext = words.next.test(word);
  if (!isNext && !words.coming.test(word)) return undefined;
  const unit = words.units[wordAt(doc, at + 1)];
  if (unit !== "week" && unit !== "month" && unit !== "quarter") return undefined;
  const period = periodAt(reader, at);
  if (!period) return undefined;
  if (unit === "week" && !isNext) return { to: period.to, first: Math.max(today, period.first + 4) };
  return {
    to: period.to,
    first: Math.max(period.first, today),
    last: unit === "week" ? period.first + 4 : period.last,
  };
}

/** "Week 46", "w/c 9 Nov", "week of Nov 9", "week van 9 november". */
function weekNumber(reader: Reader, at: number): Found {
  const { doc, words, today } = reader;
  const isCommencing = wordsOf(doc, { from: at, to: at + 3 }) === "w / c";
  if (!isCommencing && !words.week.test(wordAt(doc, at))) return undefined;
  let start = isCommencing ? at + 3 : at + 1;
  if (isCommencing || words.of.test(wordAt(doc, start)) || wordAt(doc, start) === "commencing") {
    if (!isCommencing) start++;
    const date = withMonth(reader, start) ?? dayOfMonth(reader, start, true) ?? inDigits(reader, start);
    if (!date || date.last !== undefined) return undefined;
    return { to: date.to, first: date.first, last: mondayOf(date.first) + 6 };
  }
  const number = numberAt(doc, start);
  if (!number || number.value < 1 || number.value > 53 || doc.language === "en") return undefined;
  const { year } = partsOfDay(today);
  const monday = (of: number) => mondayOf(dayOf(of, 1, 4) ?? today) + (number.value - 1) * 7;
  const first = monday(year) + 6 < today ? monday(year + 1) : monday(year);
  return { to: number.to, first, last: first + 4 };
}

function holiday({ doc, words, today }: Reader, at: number): Found {
  for (const length of [3, 2, 1]) {
    if (at + length > doc.tokens.length) continue;
    const of = words.holidays[wordsOf(doc, { from: at, to: at + length })];
    if (!of) continue;
    const { year } = partsOfDay(today);
    const first = [of(year), of(year + 1)].find((day) => day !== undefined && day >= today);
    if (first === undefined) return undefined;
    const before = /^(?:before|voor)$/.test(wordAt(doc, at - 1));
    return { to: at + length, first: before ? first - 1 : first };
  }
  return undefined;
}

/** "The 3rd", "de 31e", "by the twentieth": the next one to come. */
function dayOfMonth(reader: Reader, at: number, anyway = false): Found {
  const { doc, words, today } = reader;
  if (!words.article.test(wordAt(doc, at))) return undefined;
  const day = dayNumber(reader, at + 1, true);
  if (!day) return undefined;
  const isWritten = doc.tokens[at + 1]?.kind === "number";
  if (!isWritten && day.value <= 12 && !anyway && !words.beforeOrdinal.test(wordAt(doc, at - 1)))
    return undefined;
  // "The first week", "de 3e verdieping": the ordinal belongs to a thing.
  const next = doc.tokens[day.to];
  const isFree =
    !next ||
    next.kind !== "word" ||
    doc.grammar.common.has(next.word) ||
    /^(?:om|at|at|instead)$/.test(next.word);
  if (
    !isFree ||
    /^(?:week|weeks|half|keer|time|times|one|man|maand|month|day|dag|year|jaar|quarter|call|order|demo|offerte|afspraak|gesprek)$/.test(
      next?.word ?? "",
    )
  )
    return undefined;
  const first = nextDayOfMonth(today, day.value);
  return first === undefined ? undefined : { to: day.to, first };
}
