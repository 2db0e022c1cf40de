import { wordAt, wordsOf } from "../text/document.ts";
import { mondayOf, nextDayOfMonth, nextWeekday } from "./calendar.ts";
import { inDigits, withMonth } from "./months.ts";
import { amountOf, type DateMatch, dayNumber, type Reader } from "./reader.ts";
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
  const next = wordAt(doc, at + 1) === "." ? at + 2 : at + 1;
  const isAbbreviation =
    (/^(di|wo|do|vr)$/.test(word) ||
      /^(bel|mail|stuur|bellen|mailen|sturen) ma$/.test(wordsOf(doc, at - 1, at + 1))) &&
    !doc.tokens[at + 1]?.capital &&
    wordAt(doc, at - 1) !== "to";
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
  // "The third Tuesday of July" isn't the next one.
  if (/^(of|van)$/.test(wordAt(doc, start + 1)) && wordAt(doc, start + 2) in doc.grammar.months)
    return undefined;
  if (isNext) return { to: start + 1, first: mondayOf(today) + 7 + ((weekday + 6) % 7) };
  const next = nextWeekday(today, weekday);
  let to = start + 1;
  if (wordAt(doc, to) === "." && doc.tokens[to]?.joined && wordAt(doc, start).length < 6) to++;
  if (/^(ochtend|middag|avond|morning|afternoon|evening)$/.test(wordAt(doc, to))) to++;
  const dated = datedWeekday(reader, to, weekday);
  if (dated) return dated;
  return weekAfter(reader, to, weekday) ?? { to, first: next, ...(isComing ? {} : { bare: true }) };
}

/** "Friday the 31st", "do. 20 nov", "Monday 22 June". */
function datedWeekday(reader: Reader, at: number, weekday: number): DateMatch {
  const { doc, today } = reader;
  let start = at;
  if (wordAt(doc, start) === ",") start++;
  const digits = inDigits(reader, start);
  if (digits) return digits;
  const month = withMonth(reader, start);
  if (month && month.last === undefined) return month;
  const hasArticle = words.article.test(wordAt(doc, start));
  if (hasArticle) start++;
  const day = dayNumber(reader, start, hasArticle);
  // "Fri 10am", "nabellen do. 2) tanken"
  if (!day || /^([ap]m|u|uur|h|:|\))$/.test(wordAt(doc, day.to))) return undefined;
  const first = nextDayOfMonth(today, day.value, weekday);
  return first === undefined ? undefined : { to: day.to, first };
}

/** "Volgende week dinsdag", "next week Tuesday", "a week on Monday", "a week from Friday", "a fortnight on Tuesday". */
function weekBefore(reader: Reader, at: number): DateMatch {
  const { doc, today } = reader;
  if (words.next.test(wordAt(doc, at)) && words.week.test(wordAt(doc, at + 1))) {
    const start = /^(on|op)$/.test(wordAt(doc, at + 2)) ? at + 3 : at + 2;
    const weekday = weekdayIn(reader, start);
    if (weekday === undefined) return undefined;
    return { to: start + 1, first: mondayOf(today) + 7 + ((weekday + 6) % 7) };
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
  const inWeek = (weeks: number) => mondayOf(today) + weeks * 7 + ((weekday + 6) % 7);
  const start = /^(of|van|in)$/.test(wordAt(doc, at)) ? at + 1 : at;
  const after = start + (wordAt(doc, start) === "the" ? 1 : 0);
  if (words.week.test(wordAt(doc, after)) && wordsOf(doc, after + 1, after + 3) === "after next") {
    return { to: after + 3, first: inWeek(2) };
  }
  const which = [words.last, words.coming, words.next].findIndex((one) => one.test(wordAt(doc, start)));
  if (which >= 0 && words.week.test(wordAt(doc, start + 1)))
    return { to: start + 2, first: inWeek(which - 1), ...(which === 0 ? { past: true } : {}) };
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
  const to = /^(morning|afternoon|evening|night|ochtend|middag|avond)$/.test(wordAt(doc, at + 1))
    ? at + 2
    : at + 1;
  return { to, first: today + days };
}
