import { type Document, wordAt, wordsOf } from "../text/document.ts";
import { type Day, mondayOf, nextWeekday, partsOfDay } from "./calendar.ts";
import { dayOfMonth, inDigits, withMonth } from "./months.ts";
import { nextPeriod, partOfPeriod, readDistance, weekNumber, weekOfMonth } from "./periods.ts";
import type { DateMatch, ReadDate, Reader } from "./reader.ts";
import { relativeDay, weekdayIn, withWeekday } from "./weekdays.ts";
import { words } from "./words.ts";

/** Returns the date that begins at a token. The longest form is tried first. */
export function dateAt(doc: Document, at: number, today: Day): ReadDate | undefined {
  const token = doc.tokens[at];
  if (!token || (token.kind === "mark" && token.word !== "'")) return undefined;
  const reader: Reader = { doc, today };
  const found =
    inDigits(reader, at) ??
    weekOfMonth(reader, at) ??
    relativeDay(reader, at) ??
    weekdayAfter(reader, at) ??
    withWeekday(reader, at) ??
    readDistance(reader, at) ??
    partOfPeriod(reader, at) ??
    withMonth(reader, at) ??
    nextPeriod(reader, at) ??
    weekNumber(reader, at) ??
    holiday(reader, at) ??
    dayOfMonth(reader, at);
  return found ? { from: at, ...found } : undefined;
}

/** "The Tuesday after Easter", "the week after New Year's". */
function weekdayAfter(reader: Reader, at: number): DateMatch {
  const { doc } = reader;
  const weekday = weekdayIn(reader, at);
  const link = wordAt(doc, at + 1);
  const week = words.week.test(wordAt(doc, at)) && link === "after" && holiday(reader, at + 2);
  if (week) return { to: week.to, first: mondayOf(week.first) + 7, last: mondayOf(week.first) + 13 };
  if (weekday === undefined || !/^(after|before|na|voor)$/.test(link)) return undefined;
  const feast = holiday(reader, at + 2);
  const isBefore = /^(before|voor)$/.test(link);
  return feast && { to: feast.to, first: nextWeekday(feast.first - (isBefore ? 7 : 0), weekday) };
}

function holiday({ doc, today }: Reader, at: number): DateMatch {
  for (const length of [3, 2, 1]) {
    if (at + length > doc.tokens.length) continue;
    const of = words.holidays[wordsOf(doc, at, at + length)];
    const next = wordAt(doc, at + length);
    // "The Christmas trees"
    const isThing = doc.grammar.isPlural(next) && !doc.grammar.common.has(next);
    if (!of || isThing || /^(break|vacation|period|party|rush|season|vakantie|periode)$/.test(next)) continue;
    const { year } = partsOfDay(today);
    const first = [of(year), of(year + 1)].find((day) => day !== undefined && day >= today);
    if (first === undefined) return undefined;
    const start = words.article.test(wordAt(doc, at - 1)) ? at - 1 : at;
    const before = /^(before|voor)$/.test(wordAt(doc, start - 1));
    return { to: at + length, first: before ? first - 1 : first };
  }
  return undefined;
}
