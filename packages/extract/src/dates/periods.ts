import { CURRENCIES } from "../languages/shared.ts";
import { wordAt, wordsOf } from "../text/document.ts";
import { numberAt } from "../text/numbers.ts";
import { addMonths, type Day, dayOf, mondayOf, nextWeekday, partsOfDay, weekdayInWeek } from "./calendar.ts";
import { dayOfMonth, inDigits, withMonth } from "./months.ts";
import { monthsFrom, periodAt, quarterAt } from "./period-at.ts";
import { amountOf, type DateMatch, type Reader, skip, yearAfter } from "./reader.ts";
import { words } from "./words.ts";

/** "Over twee weken", "in a fortnight", "3 weeks from now". */
export function readDistance({ doc, today }: Reader, at: number): DateMatch {
  const isAhead = words.ahead[doc.language].test(wordAt(doc, at));
  const amount = amountOf(doc, isAhead ? at + 1 : at);
  if (amount.to === (isAhead ? at + 1 : at)) return undefined;
  // "€ 9,000 over 4 jaar" is a duration.
  const last = doc.tokens[at - 1];
  if (last && (last.kind === "number" || last.part || last.word in CURRENCIES)) return undefined;
  const unit = words.units[wordAt(doc, amount.to).replace(/'s?$|t?jes?$/, "")];
  if (!unit || amount.value > 1000) return undefined;
  const isMore = wordsOf(doc, amount.to + 1, amount.to + 4) === "and a half";
  const to = amount.to + (isMore ? 4 : 1);
  const fromNow = /^(from (now|today)|vanaf nu|na vandaag)$/.test(wordsOf(doc, to, to + 2));
  if (!isAhead && !fromNow && !/^(vandaag|today)$/.test(last?.word ?? "")) return undefined;
  const first = later(today, amount.value + (isMore ? 0.5 : 0), unit);
  // "In three weeks on a Tuesday"
  const day = unit === "week" && /^(op|on)$/.test(wordAt(doc, to)) ? to + 1 : undefined;
  const weekday = day && doc.grammar.weekdays[wordAt(doc, day)];
  if (day && weekday !== undefined) return { to: day + 1, first: weekdayInWeek(first, weekday) };
  return { to: fromNow ? to + 2 : to, first };
}

function later(today: Day, value: number, unit: string): Day {
  if (unit === "day") return today + Math.round(value);
  if (unit === "week") return today + Math.round(value * 7);
  if (unit === "fortnight") return today + Math.round(value * 14);
  const months = unit === "month" ? value : unit === "quarter" ? value * 3 : value * 12;
  const whole = Math.floor(months);
  return addMonths(today, whole) + Math.round((months - whole) * 30);
}

/** "Eind maart", "half november", "end of Q1", "begin volgend jaar", "early March", "eind van de week". */
export function partOfPeriod(reader: Reader, at: number): DateMatch {
  const { doc } = reader;
  const word = wordAt(doc, at).replace(/^(mid|early|late|half)-.*/, "$1");
  const part = words.early.test(word)
    ? "early"
    : words.middle.test(word)
      ? "middle"
      : words.end.test(word)
        ? "end"
        : undefined;
  if (!part) return undefined;
  // "Before month end"
  if (/^(before|by|at|until) (month|quarter|year)$/.test(wordsOf(doc, at - 2, at)) && word === "end") {
    const ending = periodAt(reader, at - 1);
    return ending && { to: at + 1, first: ending.last };
  }
  // "Start january" begins then; "start of january" is its first days.
  if (/^(start|beginning|close)$/.test(word) && !words.of.test(wordAt(doc, at + 1))) return undefined;
  let start = wordAt(doc, at).includes("-") ? at : at + 1;
  if (wordsOf(doc, start, start + 3) === "v / d") start += 3;
  start = skip(doc, skip(doc, start, words.of), /^(de|het|deze|dit|'t|the|this)$/);
  const year = yearAfter(doc, start);
  const period = year ? monthsFrom(year.to, year.value, 1, 12) : periodAt(reader, start);
  // "Half jaar" is a duration.
  if (!period || (part === "middle" && words.units[wordAt(doc, at + 1)])) return undefined;
  const { first, last, to } = period;
  const length = last - first + 1;
  if (length <= 7) return { to, first: part === "end" ? first + 4 : part === "early" ? first : first + 2 };
  const third = Math.round(length / 3);
  if (part === "end") return { to, first: last };
  if (part === "middle")
    return { to, first: length > 200 ? first + 165 : first + Math.floor(length / 2) - 1 };
  return { to, first, last: first + (length > 300 ? 30 : third) - 1 };
}

/** "Volgende week", "next month", "this week", "vorige maand", "this quarter", "Q3". */
export function nextPeriod(reader: Reader, at: number): DateMatch {
  const { doc, today } = reader;
  const word = wordAt(doc, at);
  const quarter = quarterAt(reader, at);
  if (quarter) return quarter;
  if (
    /^weekend$/.test(word) &&
    /^(.* )?(over the|before the|this|in het|dit|na het|voor het)$/.test(wordsOf(doc, at - 2, at))
  ) {
    const saturday = mondayOf(today) + (/^(before|voor)$/.test(wordAt(doc, at - 2)) ? 4 : 5);
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

/** "The first week of February", "de laatste week van maart", "the third Tuesday of July". */
export function weekOfMonth(reader: Reader, at: number): DateMatch {
  const { doc } = reader;
  const start = skip(doc, at, words.article);
  const isLast = /^(last|laatste)$/.test(wordAt(doc, start));
  const week = isLast ? 4 : doc.grammar.ordinal(wordAt(doc, start));
  const weekday = doc.grammar.weekdays[wordAt(doc, start + 1)];
  if (!week || week > 4 || !/^(of|van|in)$/.test(wordAt(doc, start + 2))) return undefined;
  if (weekday === undefined && !words.week.test(wordAt(doc, start + 1))) return undefined;
  const isThis = /^(the month|de maand)$/.test(wordsOf(doc, start + 3, start + 5));
  const period =
    isThis || doc.grammar.months[wordAt(doc, start + 3)]
      ? periodAt(reader, isThis ? start + 4 : start + 3)
      : undefined;
  if (!period) return undefined;
  const first = isLast ? period.last - 6 : period.first + (week - 1) * 7;
  if (weekday !== undefined) return { to: period.to, first: nextWeekday(first - 1, weekday) };
  return { to: period.to, first, last: first + 6 };
}

/** "Week 46", "w/c 9 Nov", "week of Nov 9", "week van 9 november". */
export function weekNumber(reader: Reader, at: number): DateMatch {
  const { doc, today } = reader;
  const isCommencing = wordsOf(doc, at, at + 3) === "w / c";
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
