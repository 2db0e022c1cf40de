import { wordAt } from "../text/document.ts";
import { numberAt } from "../text/numbers.ts";
import { type Day, dayOf, endOfMonth, mondayOf, partsOfDay } from "./calendar.ts";
import { dayNumber, type Reader, yearAfter } from "./reader.ts";
import { words } from "./words.ts";

/** A month, a quarter, a week or a year, as first and last day. */
export function periodAt(reader: Reader, at: number): { to: number; first: Day; last: Day } | undefined {
  const { doc, today } = reader;
  const word = wordAt(doc, at).replace(/^(mid|early|late|half)-/, "");
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

export function quarterAt(reader: Reader, at: number) {
  const { doc } = reader;
  const short =
    /^(q|k)$/.test(wordAt(doc, at)) && doc.tokens[at + 1]?.joined ? Number(wordAt(doc, at + 1)) : Number.NaN;
  if (short >= 1 && short <= 4) return quarterFrom(reader, short, at + 2);
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

/** The first day of a month: this one while it lasts, or the next to come. */
function firstOfMonth(today: Day, month: number): Day | undefined {
  const { year } = partsOfDay(today);
  return dayOf(endOfMonth(year, month) >= today ? year : year + 1, month, 1);
}
