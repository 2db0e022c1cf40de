import { meaningOf } from "../languages/grammar.ts";
import type { MentionedDate } from "../model/types.ts";
import { withoutRetracted } from "../text/corrections.ts";
import {
  claim,
  type Document,
  type Range,
  sentenceAt,
  wordAt,
  wordsBeside,
  wordsOf,
} from "../text/document.ts";
import { nearestCue } from "../text/nearest.ts";
import { dayFromIso, nextWeekday, partsOfDay } from "./calendar.ts";
import { dateAt } from "./read-date.ts";
import type { ReadDate } from "./reader.ts";

export type FoundDate = ReadDate & { kind: MentionedDate["kind"]; sure: boolean };

/** Returns the days and periods ahead, in order, without those taken back, and claims their words. */
export function findDates(doc: Document): FoundDate[] {
  const today = dayFromIso(doc.today);
  const found: ReadDate[] = [];
  for (let at = 0; at < doc.tokens.length; ) {
    const last = found.at(-1);
    const date = doc.claimed[at]
      ? undefined
      : (laterThan(doc, at, last) ?? dateAt(doc, at, earliest(doc, at, last) ?? today));
    if (!date) {
      at++;
      continue;
    }
    claim(doc, date);
    const isAfter =
      date.last === undefined && !date.bare && /\b(after|na( de| het)?)$/.test(wordsOf(doc, at - 2, at));
    // "Maandag 8 juni? – Maandag kan ik niet": the same day.
    const same =
      date.bare && doc.grammar.offCue.test(wordsOf(doc, date.to, date.to + 6))
        ? found.find((one) => !one.bare && one.last === undefined && (one.first - date.first) % 7 === 0)
        : undefined;
    found.push({ ...date, first: same?.first ?? (isAfter ? date.first + 1 : date.first) });
    at = Math.max(date.to, at + 1);
  }
  return (
    withoutRetracted(
      doc,
      found.filter((date) => !isOver(doc, date) && !isLoose(doc, date)),
    )
      // "Tuesday? – Tuesday doesn't work": neither mention counts.
      .filter((date) => !found.some((other) => other.first === date.first && isOff(doc, other)))
      .filter((date) => (date.last ?? date.first) >= today)
      .map((date) => ({ ...date, ...kindOf(doc, date, found) }))
  );
}

/** "Niet maandag maar een week later", "maar die erna", "the Monday after", "by the 16th, or I'll call on the Friday". */
function laterThan(doc: Document, at: number, last: ReadDate | undefined): ReadDate | undefined {
  const words = wordsOf(doc, at, at + 4);
  const [said, unit = "week"] =
    /^(?:een|de|die|the)(?: (\w*da[gy]|week))? (?:(?:later|erna|daarna|erop|daarop)\b|after(?= (that|at|to|if|and|but|so|or|because|instead|as)\b| ?[.,]|$))/.exec(
      words,
    ) ?? [];
  const bareWeekday = /^(de|the) /.test(words) ? doc.grammar.weekdays[wordAt(doc, at + 1)] : undefined;
  if (
    last &&
    !said &&
    bareWeekday !== undefined &&
    at - last.to < 12 &&
    !/^(after|before|of|van|na|voor)$/.test(wordAt(doc, at + 2))
  )
    return { from: at, to: at + 2, first: nextWeekday(last.first, bareWeekday) };
  if (!last || !said || at - last.to > 8) return undefined;
  const weekday = doc.grammar.weekdays[unit];
  const first =
    weekday === undefined ? last.first + (unit === "week" ? 7 : 1) : nextWeekday(last.first, weekday);
  return { from: at, to: at + said.split(" ").length, first };
}

/** "In January, closing on the 29th": a day of the month that was just named. */
function earliest(doc: Document, at: number, last: ReadDate | undefined): number | undefined {
  const { tokens, grammar } = doc;
  const isUnit = [1, 2].some((step) => /^(day|dag|week)$/.test(tokens[at + step]?.word ?? ""));
  if (!/^(the|de)$/.test(tokens[at]?.word ?? "") || isUnit) return undefined;
  // "The twentieth of October, no, the twenty-first"
  const isAgain =
    last &&
    at - last.to < 5 &&
    (grammar.correction.test(wordsOf(doc, last.to, at)) ||
      /\b(dat is|that is|that's)$|^(, )?(or|of|and|en)$/.test(wordsOf(doc, last.to, at)));
  if (isAgain) return last.first - partsOfDay(last.first).date + 1;
  // "It lapses on the fifteenth of September, so we go live on the sixteenth"
  const isMonth = last?.last !== undefined && last.last - last.first >= 27 && last.last - last.first <= 30;
  if (isMonth && at - last.to < 12) return last.first;
  return last && wordAt(doc, last.to - 1) in grammar.months && at - last.to < 8 ? last.first : undefined;
}

/** Before a date on which nothing is going to happen. */
const NOT_AHEAD: readonly RegExp[] = [
  /\b(i'd|we'd|he'd|she'd|would|liever|canceled|cancelled|since|sinds|afgezegd)( \w+){0,1}$/,
  // "I'm out next week"
  /\b((i'm|he's|she's|we're|they're|am|is|are|be|ben|zijn|zit) (\w+ )?(out|off|weg|vrij|afwezig)|(on|op) (holiday|vacation|leave|vakantie|verlof))( of the office| from| van)?$/,
  // "It crashes every Monday", "great to meet you on Monday"
  /\b(every|each|elke|iedere|to (meet|met|see|seen|speak)( \w+)? on|(good|great|nice|lovely) to (meet|see|speak)( \w+){1,4} on|times?|keer)$/,
  // "Your letter of the 2nd", "she hoped for the fifth"
  /\b((letter|e-?mail|voicemail|invoice|brief|mail|factuur) (of|from|van)|hoped for)( the| de)?$/,
  // "As far as I'm concerned we start tomorrow"
  /\b(als het aan \w+ ligt|(were|was) up to \w+)( [\w']+){0,4}$/,
  // "She pushed our meeting from tomorrow to the day after"
  /\b(pushed|moved|shifted|verzet|verplaatst|verschoven|schuift)( \w+){0,3} (from|van)$/,
  // "Thank you for the visit on Tuesday", "fijn dat je vrijdag de tijd nam"
  /\b(fijn|leuk|goed|dank) dat (je|u|jullie)$|\b(bedankt|dank|thanks|thank you) ([^ ]+ ){1,4}(van|of|on|op|afgelopen)$/,
  // "She can't do Thursday"
  /\b(can't|won't) (do|make|manage)( it)?( on)?$/,
  // "Dat mag gespreid worden over twee jaar"
  /\bgespreid( worden)?$/,
  // "Payment within 30 days"
  /\b(payment|betaling|betaaltermijn)$/,
  // "One of the better meetings I've had this quarter"
  /\b(i've|we've|have|has) had$/,
  // "We talked in March", "the branch that shut in January"
  /\b(talked|spoke|(i|we) met|visited|(?<!(be|is|get|being) )(opened|closed|shut|moved|left|joined|lost|sold|turned down)|quoted|geoffreerd|gesproken|gebeld|gezien|begonnen|verloren|verkocht)( (?!(and|en|to|for|om)\b)[\w£$€][\w,.]*){0,4} (in|op|on)$/,
];

/** "Had coffee with Ann Lee from the bakery on Friday" */
const MET =
  /^(i |we )?(had|met|saw|visited|spoke|talked|spent)( (?!on\b|he\b|she\b|they\b|who\b|will\b|and\b|wants?\b|asked\b)[^ ,:]+){1,12} on$/;

/** Past, hypothetical, or about something that isn't going to happen. */
function isOver(doc: Document, date: ReadDate): boolean {
  if (date.past) return true;
  const [before] = wordsBeside(doc, date, 7, 4);
  // "I'm out Thursday and Friday"
  const first = before.replace(/ [^ ]+ (and|or|en)$/, "");
  if (NOT_AHEAD.some((cue) => cue.test(first))) return true;
  if (!date.bare) return false;
  if (MET.test(wordsBeside(doc, date, 14)[0])) return true;
  const near = before.split(" ").slice(-4).join(" ");
  return doc.grammar.pastCue.test(near);
}

/** "Before the holidays, that's the 18th": the month depends on something that wasn't read. */
function isLoose(doc: Document, date: Range): boolean {
  const before = wordsOf(doc, date.from - 2, date.from);
  const isDay = /^(de|the) [^ ]+$/.test(wordsOf(doc, date.from, date.to));
  return isDay && /^(dat is|that is|.*that's)$/.test(before);
}

function isOff(doc: Document, date: ReadDate): boolean {
  // "Donderdag en vrijdag niet"
  const after = wordsBeside(doc, date, 0, 6)[1].replace(/^(and|or|en|of) [^ ]+ /, "");
  const isOut = /'s$/.test(wordAt(doc, date.to - 1)) && /^(out|off|full|gone|no good)\b/.test(after);
  // "Rep: A week on Thursday? – Client: No, I'm on leave then."
  const end = sentenceAt(doc, date.to - 1).to;
  if (/^([^ ]+ ){0,8}: (no|nee)\b/.test(wordsOf(doc, end, end + 10))) return true;
  if (
    /\b(wat|which) (ik|we|i) (nie|niet|nooit|never|didn't|hadn't)\b/.test(wordsOf(doc, date.to, date.to + 9))
  )
    return true;
  return isOut || /^(late|later|te laat|geleden|jl)\b/.test(after) || doc.grammar.offCue.test(after);
}

/** "Thursday at ten", "ma 16/3 8.30u" */
const TIME = /^,? ?((at|om) |\d{1,2}([:.]\d\d)? ?(am|pm|u|uur|h)\b|\d{1,2}[:.]\d\d)/;

/** Before a date. They give way to a cue that says what happens then. */
const PREPOSITIONS = {
  deadline: /\b(by|before|uiterlijk|(?<!(staat|gepland|ingeboekt) )voor|tegen|binnen)( the| de[nr]?)?$/,
  start: /\b(from|per|vanaf)( the| de)?$/,
  expiry: /\b(until|till?|tot|t \/ m)( the| de)?$/,
};

/** The nearest cue decides. After a preposition, it's what has to happen by then, or from then on. */
function kindOf(doc: Document, date: Range, others: readonly Range[]): Pick<FoundDate, "kind" | "sure"> {
  const cue = nearestCue(doc, date, others, doc.grammar.dateKinds);
  const isNear = cue !== undefined && cue.distance < 40;
  const [before, after] = wordsBeside(doc, date, 3, 6);
  const said = meaningOf(PREPOSITIONS, before);
  if (said) return { kind: isNear && BY[said].test(cue.meaning) ? cue.meaning : said, sure: true };
  if ((!cue || cue.distance > 15 || cue.meaning === "start") && TIME.test(after))
    return { kind: "meeting", sure: true };
  return { kind: cue?.meaning ?? "other", sure: isNear };
}

/** Kinds that say more than a preposition: "delivery by Friday", "opgezegd per 1 mei", "thinking it over until". */
const BY = { deadline: /delivery|decision|expiry/, start: /expiry/, expiry: /decision|deadline/ };
