import { wordAt } from "../text/document.ts";
import { numberAt } from "../text/numbers.ts";
import { type Day, dayOf, endOfMonth, mondayOf, partsOfDay } from "./calendar.ts";
import { dayNumber, type Reader, skip, yearAfter } from "./reader.ts";
import { words } from "./words.ts";

export type Period = { to: number; first: Day; last: Day };

/** A month, a quarter, a week or a year, as first and last day. */
export function periodAt(reader: Reader, at: number): Period | undefined {
  const { doc, today } = reader;
  const word = wordAt(doc, at).replace(/^(mid|early|late|half)-/, "");
  const named = doc.grammar.months[word];
  if (named) return monthsAhead(reader, at + 1, named, 1);
  const quarter = quarterAt(reader, at);
  if (quarter) return quarter;
  const later = words.next.test(word) ? 1 : 0;
  const start = later || words.coming.test(word) ? at + 1 : at;
  const to = start + 1;
  const { year, month } = partsOfDay(today);
  const monday = mondayOf(today) + later * 7;
  switch (words.units[wordAt(doc, start)]) {
    case "week":
      return { to, first: monday, last: monday + 6 };
    case "month":
      return monthsFrom(to, year, month + later, 1);
    case "quarter":
      return monthsFrom(to, year, month - ((month - 1) % 3) + later * 3, 3);
    case "year":
      return monthsFrom(to, year + later, 1, 12);
    default:
      return undefined;
  }
}

/** "Q3", "Q three", "het derde kwartaal". */
export function quarterAt(reader: Reader, at: number): Period | undefined {
  const { doc } = reader;
  const word = wordAt(doc, at);
  let number: { value: number; to: number } | undefined;
  if (/^[qk]$/.test(word) && doc.tokens[at + 1]?.joined)
    number = { value: Number(wordAt(doc, at + 1)), to: at + 2 };
  else if (word === "q") number = numberAt(doc, at + 1);
  else {
    const ordinal = dayNumber(reader, skip(doc, at, words.article), true);
    if (ordinal && words.quarter.test(wordAt(doc, ordinal.to))) number = { ...ordinal, to: ordinal.to + 1 };
  }
  return number && number.value >= 1 && number.value <= 4
    ? monthsAhead(reader, number.to, number.value * 3 - 2, 3)
    : undefined;
}

/** Months of the year that the text states, or else the first ones that aren't over. */
function monthsAhead({ doc, today }: Reader, to: number, month: number, count: number): Period {
  const stated = yearAfter(doc, to);
  const { year } = partsOfDay(today);
  const isOver = endOfMonth(year, month + count - 1) < today;
  return monthsFrom(stated?.to ?? to, stated?.value ?? (isOver ? year + 1 : year), month, count);
}

export function monthsFrom(to: number, year: number, month: number, count: number): Period {
  return { to, first: dayOf(year, month, 1) ?? 0, last: endOfMonth(year, month + count - 1) };
}
