import type { Amount, MentionedDate, Role, Sentiment, Stage } from "../model/types.ts";

/** A part of a number in words. */
export type NumberPart =
  | { type: "small"; value: number }
  | { type: "hundred" }
  /** Thousand, million. `money` if people say it of money only: k, mille, grand. */
  | { type: "scale"; value: number; money?: boolean }
  /** "anderhalf", "half": takes a scale after it. */
  | { type: "fraction"; value: number };

/**
 * The words of a language in tables, and its cues as regular expressions over words in lower case, without accents,
 * separated by one space. No cue may repeat a group that can match in two ways: a text of 100 kB has to stay fast.
 */
export type Grammar = {
  /** Reads one written word as a part of a number. */
  numberPart: (word: string) => NumberPart | undefined;
  /** Between the parts of one number: "and". */
  and: string;
  /** Adds a half to the number before: "and a half". */
  andHalf: RegExp;
  /** Between two ends of a range. */
  rangeWords: ReadonlySet<string>;
  /** Before a range whose ends are joined by `and`. */
  between: string;
  /** Says that a number is about right, before or after it. */
  about: ReadonlySet<string>;
  months: Readonly<Record<string, number>>;
  /** Sunday is 0. */
  weekdays: Readonly<Record<string, number>>;
  ordinal: (word: string) => number | undefined;
  ordinalSuffix: RegExp;
  currencies: Readonly<Record<string, string>>;
  subunits: Readonly<Record<string, string>>;
  /** Used when an amount names no currency. */
  defaultCurrency: string | null;
  per: readonly [RegExp, NonNullable<Amount["per"]>][];
  moneyCue: RegExp;
  amountKinds: readonly [RegExp, Amount["kind"]][];
  /** Words that are neither names nor things: articles, pronouns, verbs, adverbs. */
  common: ReadonlySet<string>;
  abbreviations: ReadonlySet<string>;
  titles: ReadonlySet<string>;
  /** Parts of a surname in lower case: "van", "de". */
  particles: ReadonlySet<string>;
  /** Nouns that are measured, not counted: hours, percent, years of age. */
  uncounted: RegExp;
  /** Whether a word looks like several of a thing. */
  isPlural: (word: string) => boolean;
  howMany: RegExp;
  howMuch: RegExp;
  group: RegExp;
  again: RegExp;
  total: RegExp;
  codeWord: RegExp;
  correction: RegExp;
  not: RegExp;
  formerly: RegExp;
  now: RegExp;
  supposed: RegExp;
  difference: RegExp;
  /** Near a number that is offered against another one. */
  offer: RegExp;
  dateKinds: readonly [RegExp, MentionedDate["kind"]][];
  pastCue: RegExp;
  offCue: RegExp;
  roles: readonly {
    before?: RegExp;
    after?: RegExp /** Has to be said before. */;
    needs?: RegExp;
    role: Role;
  }[];
  jobs: RegExp;
  gone: RegExp;
  ownSide: RegExp;
  spokenTo: RegExp;
  /** Before someone spoken to, and nothing else. */
  metWith: RegExp;
  sayVerbs: RegExp;
  trade: RegExp;
  tradeHead: RegExp;
  competitorBefore: RegExp;
  competitorAfter: RegExp;
  /** Before a name that is a competitor only if someone pays it. */
  weakCompetitor: RegExp;
  /** Before what someone uses now. */
  uses: RegExp;
  paying: RegExp;
  partnerBefore: RegExp;
  partnerAfter: RegExp;
  referenceBefore: RegExp;
  /** Before what a client hesitates about: a product, or a company that isn't the client. */
  doubtedBefore: RegExp;
  clientBefore: RegExp;
  /** Before the client in the first words of a dictation. */
  opening: RegExp;
  confused: RegExp;
  objection: RegExp;
  noObjection: RegExp;
  clauseStart: RegExp;
  /** Begins a new clause. */
  conjunction: RegExp;
  steps: {
    /** "I'll send", at the words it begins with. */
    mine: RegExp;
    /** A pronoun for the client. */
    them: RegExp;
    /** Dutch puts the verb first after a date: "woensdag stuurt ze". */
    theirsFirst?: RegExp;
    /** After the client's name or pronoun. */
    theirs: RegExp;
    /** An imperative, at the start of a clause. */
    order: RegExp;
    /** A question that asks the other side to do something. */
    request: RegExp;
    /** Dutch notes end with an infinitive: "offerte sturen". */
    infinitive?: RegExp;
    notMine?: RegExp;
    never: RegExp;
  };
  moods: readonly [RegExp, Sentiment][];
  /** A quote that was declined, accepted or too expensive. */
  declined: RegExp;
  stages: readonly [RegExp, Stage][];
  business: RegExp;
  smallTalk: RegExp;
};
