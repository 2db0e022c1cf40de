import type { Amount } from "../model/types.ts";
import type { Cues, NumberPart } from "./grammar.ts";
import { NAMES } from "./packed.ts";

/** Turns words separated by spaces into a set. */
export function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}

/** Turns packed words and cues into a set that also has the words with an ending: "he's", "didn't", "belt". */
export function commonOf(
  packed: string,
  ending: RegExp,
  cues: readonly RegExp[],
): Pick<ReadonlySet<string>, "has"> {
  const set = new Set(unpacked(packed));
  const hasWord = (word: string) => set.has(word) || cues.some((cue) => cue.exec(word)?.[0] === word);
  return { has: (word) => hasWord(word.replace(ending, "")) || hasWord(word) };
}

/** Turns "value:word,word value:word" into a table from words to values. */
export function tableOf<T extends string>(entries: string): Readonly<Record<string, T>> {
  const rows = entries.split(" ").map((entry) => entry.split(":") as [T, string]);
  return Object.fromEntries(rows.flatMap(([value, words]) => words.split(",").map((word) => [word, value])));
}

/** Turns "1:word,word 2:word" into a table from words to numbers. */
export function numbersOf(entries: string): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(tableOf(entries)).map(([word, value]) => [word, Number(value)]));
}

/** Turns words into a table of numbers that count up. Commas separate spellings of the same number. */
export function inOrder(words: string, first = 0, step = 1): Readonly<Record<string, number>> {
  const spellings = words.split(/\s+/).map((same) => same.split(","));
  return Object.fromEntries(spellings.flatMap((same, at) => same.map((word) => [word, first + at * step])));
}

/** Turns "1000:word,word" into the parts of a number that multiply it. `money` if people say them of money only. */
export function scalesOf(entries: string, money = false): Record<string, NumberPart> {
  const scale = ([word, value]: [string, number]) => [
    word,
    { type: "scale", value, ...(money && { money }) },
  ];
  return Object.fromEntries(Object.entries(numbersOf(entries)).map(scale));
}

export const CURRENCIES = tableOf<string>(
  "EUR:€,euro,euro's,euros,eur,eurootjes,piek USD:$,dollar,dollars,usd,bucks GBP:£,pound,pounds,pond,quid,sterling,gbp CHF:chf,francs,frank CAD:cad AUD:aud SEK:sek NOK:nok DKK:dkk",
);

/** "Per month", "/mo", "p/m", "elke maand", "monthly". */
function everyUnit(letter: string, words: string, adverbs: string): RegExp {
  const each = "(per|an?|each|every|(in )?(de|het|'t)|elke?|iedere?)";
  return new RegExp(
    String.raw`^(p ?\/ ?(${letter})|\/ ?(${letter}|${words})|${each} (${words})|p\.?(${letter})|${adverbs})\b`,
  );
}

/** After an amount, in either language: a Dutch quote may say "/user". */
export const PER: Cues<NonNullable<Amount["per"]>> = {
  week: everyUnit("w", "week|wk", "weekly"),
  month: everyUnit("m|mnd|maand", "mo|mth|month|mnd|maand", "pcm|monthly|maandelijks"),
  year: everyUnit("a|jr?|jaar", "yr|year|annum|jr?|jaar", "annual|yearly|op jaarbasis"),
  day: everyUnit("d", "day|dag", "daily"),
  hour: everyUnit("u", "hr?|hour|uur", "hourly"),
  user: /^(pp|\/ ?(user|seat|head|licen[cs]e|gebruiker|licentie)|(per|a|each|de) (user|seat|head|licen[cs]e|person|driver|rep|employee|login|gebruiker|licentie|man|medewerker|monteur|koerier|chauffeur|persoon|account|werkplek))\b/,
  piece:
    /^(\/ ?(unit|piece|ea|st|stuk|[a-z]+(?= ?\/))|p ?\/ ?st|each|apiece|het stuk|a (unit|piece|drop|site|visit|van|vehicle|room|truck|trailer|store|shop)|per (?!cent|quarter|kwartaal)[a-z]{3,})\b/,
};

function unpacked(words: string): string[] {
  let last = "";
  return (words.match(/\d[a-z'-]+/g) ?? []).map((word) => {
    last = last.slice(0, Number(word[0])) + word.slice(1);
    return last;
  });
}

/** First names of either language that aren't everyday words too. */
export const FIRST_NAMES: ReadonlySet<string> = new Set(unpacked(NAMES));
