import { wordAt, wordsOf } from "../text/document.ts";
import { nextDayOfMonth, nextWeekday, weekdayInWeek } from "./calendar.ts";
import { inDigits, withMonth } from "./months.ts";
import { amountOf, type DateMatch, dayNumber, type Reader, skip } from "./reader.ts";
import { words } from "./words.ts";

/** "Over een week", "over veertien dagen" after a day; "week", "fortnight" in British English. */
function inWeeks({ doc }: Reader, at: number): { to: number; days: number } | undefined {
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
  if (words.week.test(word) && !/^(after|of|on|from)$/.test(wordAt(doc, at + 1)))
    return { to: at + 1, days: 7 };
  return undefined;
}

/** Returns a weekday's number, also of "woensdagochtend" and "tuesday's". */
export function weekdayIn({ doc }: Reader, at: number): number | undefined {
  const word = wordAt(doc, at).replace(/'s$/, "");
  const weekday = doc.grammar.weekdays[word] ?? doc.grammar.weekdays[word.replace(words.dayPart, "")];
  if (weekday === undefined || word.length > 3) return weekday;
  if (doc.language === "en")
    return doc.tokens[at]?.capital || doc.tokens[at + 1]?.kind === "number" ? weekday : undefined;
  const next = skip(doc, at + 1, /^\.$/);
  const isAbbreviation =
    /^(di|wo|do|vr)$/.test(word) && !doc.tokens[at + 1]?.capital && wordAt(doc, at - 1) !== "to";
  const isShort = next > at + 1 && doc.tokens[at + 1]?.joined && word !== "zo";
  return isAbbreviation || isShort || doc.tokens[next]?.kind === "number" ? weekday : undefined;
}

export function withWeekday(reader: Reader, at: number): DateMatch {
  const { doc, today } = reader;
  const word = wordAt(doc, at);
  const before = weekBefore(reader, at);
  if (before) return before;
  const isNext = words.next.test(word);
  const isComing = words.coming.test(word);
  const start = isNext || isComing ? at + 1 : at;
  const weekday = weekdayIn(reader, start);
  // "On Monday mornings" is every week.
  if (weekday === undefined || /^(mornings|afternoons|evenings)$/.test(wordAt(doc, start + 1)))
    return undefined;
  if (isNext) return { to: start + 1, first: weekdayInWeek(today, weekday, 1) };
  const next = nextWeekday(today, weekday);
  let to = start + 1;
  if (wordAt(doc, to) === "." && doc.tokens[to]?.joined && wordAt(doc, start).length < 6) to++;
  to = skip(doc, to, /^(ochtend|middag|avond|morning|afternoon|evening)$/);
  const dated = datedWeekday(reader, to, weekday);
  if (dated) return dated;
  return weekAfter(reader, to, weekday) ?? { to, first: next, bare: !isComing };
}

/** "Friday the 31st", "do. 20 nov", "Monday 22 June". */
function datedWeekday(reader: Reader, at: number, weekday: number): DateMatch {
  const { doc, today } = reader;
  const start = skip(doc, at, /^,$/);
  const digits = inDigits(reader, start);
  if (digits) return digits;
  const month = withMonth(reader, start);
  if (month && month.last === undefined) return month;
  const number = skip(doc, start, words.article);
  const day = dayNumber(reader, number, number > start);
  // "Fri 10am", "nabellen do. 2) tanken"
  if (!day || /^([ap]m|u|uur|h|:|\))$/.test(wordAt(doc, day.to))) return undefined;
  const first = nextDayOfMonth(today, day.value, weekday);
  return first === undefined ? undefined : { to: day.to, first };
}

/** "Volgende week dinsdag", "next week Tuesday", "a week on Monday", "a week from Friday", "a fortnight on Tuesday". */
function weekBefore(reader: Reader, at: number): DateMatch {
  const { doc, today } = reader;
  if (words.next.test(wordAt(doc, at)) && words.week.test(wordAt(doc, at + 1))) {
    const start = skip(doc, at + 2, /^(on|op)$/);
    const weekday = weekdayIn(reader, start);
    if (weekday === undefined) return undefined;
    return { to: start + 1, first: weekdayInWeek(today, weekday, 1) };
  }
  if (doc.language !== "en" || !/^(a|one|two|three)$/.test(wordAt(doc, at))) return undefined;
  const unit = words.units[wordAt(doc, at + 1)];
  if (unit !== "week" && unit !== "fortnight") return undefined;
  if (!/^(on|from|after)$/.test(wordAt(doc, at + 2))) return undefined;
  const weekday = weekdayIn(reader, at + 3);
  const start =
    weekday === undefined ? relativeDay(reader, at + 3) : { to: at + 4, first: nextWeekday(today, weekday) };
  if (!start) return undefined;
  return { to: start.to, first: start.first + amountOf(doc, at).value * (unit === "week" ? 7 : 14) };
}

/** "Dinsdag over een week", "Monday week", "Tuesday of next week", "Weds wk after next". */
function weekAfter(reader: Reader, at: number, weekday: number): DateMatch {
  const { doc, today } = reader;
  const start = skip(doc, at, /^(of|van|in)$/);
  const after = skip(doc, start, /^the$/);
  if (words.week.test(wordAt(doc, after)) && wordsOf(doc, after + 1, after + 3) === "after next") {
    return { to: after + 3, first: weekdayInWeek(today, weekday, 2) };
  }
  const which = [words.last, words.coming, words.next].findIndex((one) => one.test(wordAt(doc, start)));
  if (which >= 0 && words.week.test(wordAt(doc, start + 1)))
    return { to: start + 2, first: weekdayInWeek(today, weekday, which - 1), past: which === 0 };
  const later = inWeeks(reader, at);
  return later ? { to: later.to, first: nextWeekday(today, weekday) + later.days } : undefined;
}

/** "Tomorrow", "overmorgen". */
export function relativeDay({ doc, today }: Reader, at: number): DateMatch {
  const word = wordAt(doc, at);
  if (
    /^(this|deze)$/.test(word) &&
    /^(morning|afternoon|evening|morgen|(voor|na)?middag|ochtend|avond)$/.test(wordAt(doc, at + 1))
  )
    return { to: at + 2, first: today };
  const days = words.relative[word];
  if (days === undefined) return undefined;
  const isOtherDay = (weekdayIn({ doc, today }, at + 1) ?? words.relative[wordAt(doc, at + 1)]) !== undefined;
  if (/^(eod|cob)$/.test(word) && isOtherDay) return undefined;
  // "Goede morgen", "vandaag of morgen".
  if (word === "morgen" && /^(goede|goeie|'s)$/.test(wordAt(doc, at - 1))) return undefined;
  const to = skip(doc, at + 1, /^(morning|afternoon|evening|night|ochtend|middag|avond)$/);
  return { to, first: today + days };
}
