import { isBusiness, unusable } from "./facts/usable.ts";
import { type Document, type Range, read, textOf, wordsAround, wordsOf } from "./text/document.ts";
// Imported first: the languages compress better without other code before them.

import { dayFromIso, isoFrom } from "./dates/calendar.ts";
import { type FoundDate, findDates } from "./dates/find-dates.ts";
import { findProducts } from "./facts/products.ts";
import { findQuantities, type Mention } from "./facts/quantities.ts";
import { findObjections, findSentiment, findStage } from "./facts/sentiment.ts";
import { type FoundStep, findSteps } from "./facts/steps.ts";
import { findTools } from "./facts/tools.ts";
import { CURRENCIES } from "./languages/shared.ts";
import type { Amount, Context, Count, Evidence, Extraction, Person } from "./model/types.ts";
import { accountsIn, type FoundCompany } from "./names/accounts.ts";
import { findCompanies } from "./names/companies.ts";
import { findMentions } from "./names/mentions.ts";
import { type FoundPerson, findPeople } from "./names/people.ts";
import { near, nearestCue } from "./text/nearest.ts";
import { structureOf } from "./text/turns.ts";

/** The share that was right in notes at the first look: [if a cue names it, if inferred]. See README, "Confidence". */
const CONFIDENCE = {
  amounts: [0.93, 0.88],
  counts: [0.95, 0.85],
  dates: [0.92, 0.85],
  people: [0.88, 0.75],
  companies: [0.88, 0.7],
  nextSteps: [0.85, 0.7],
  objections: [0.75, 0.6],
  tools: [0.75, 0.75],
  products: [0.75, 0.75],
  sentiment: [0.9, 0.9],
  stage: [0.8, 0.8],
} as const;
const WINDOW = 18;
/** A smaller amount without a cue is rather the price of something than of the whole deal. */
const MIN_DEAL = 1000;

/**
 * Returns the facts of a text that belong in a CRM: amounts, counts, dates, people, companies, next steps, objections,
 * tools, products, sentiment and stage, each with the words it's based on. Never throws. Facts that the text doesn't
 * state are left empty.
 */
export function extract(text: string, context: Context): Extraction {
  const doc = read(text, context);
  const reason = unusable(doc);
  if (reason) return emptyExtraction(reason);
  const structure = structureOf(doc);
  // A speaker's label isn't a company's name.
  const labels =
    structure.style === "transcript" ? structure.speakers.map((one) => wordsOf(doc, one.from, one.to)) : [];
  const notCompanies = new Set([...structure.own, ...labels].flatMap((name) => name.split(/\s+/)));
  const known = accountsIn(doc);
  const mentions = findMentions(doc, structure);
  const companies = findCompanies(doc, known, structure.company, (word) => notCompanies.has(word));
  const people = findPeople(doc, structure, mentions, companies);
  const dates = findDates(doc);
  const quantities = findQuantities(doc, structure);
  const steps = findSteps(doc, structure, people, dates);
  const sentiment = findSentiment(doc, structure);
  // A small amount or count alone, or a name alone in dictation that no account has, may be private.
  const isLarge = ({ type, value }: Mention) => value >= (type === "amount" ? 200 : 10);
  const hasMore = people.length + quantities.length > 0;
  const isAbout =
    quantities.filter(isLarge).length + people.length > 2 ||
    companies.some(({ account }) => account || doc.cased || hasMore) ||
    people.some(({ account, candidates }) => account ?? candidates);
  const hasFacts =
    companies.some(({ sure }) => sure) || quantities.some((one) => one.type === "amount" && isLarge(one));
  const hasItems = people.length + quantities.length + dates.length > 0;
  const isMet = [...people, ...companies].some(({ from }) =>
    doc.grammar.metWith.test(wordsOf(doc, from - 4, from)),
  );
  if (!isAbout && !isBusiness(doc, hasFacts, hasItems, isMet))
    return emptyExtraction(hasItems ? "small-talk" : "noise");
  const amounts = amountsFrom(doc, quantities, companies);
  const objections = findObjections(doc, structure);
  const stage = findStage(doc, structure) ?? haggling(amounts, objections);
  return {
    unusable: null,
    amounts,
    counts: countsFrom(doc, quantities),
    dates: datesFrom(doc, dates),
    people: people
      .filter(({ candidates }) => new Set(candidates).size !== 1)
      .map((person) => personFrom(doc, person)),
    companies: companies.map((company) => ({
      name: company.name,
      role: company.role,
      known: company.account !== undefined,
      ...evidence(doc, company, "companies", company.sure),
    })),
    nextSteps: steps.map((step) => stepFrom(doc, step)),
    objections: objections.map((range) => evidence(doc, range, "objections", range.sure)),
    tools: findTools(doc, structure).map((range) => evidence(doc, range, "tools", true)),
    products: findProducts(doc, structure).map((range) => evidence(doc, range, "products", true)),
    sentiment: sentiment && { value: sentiment.value, ...evidence(doc, sentiment, "sentiment", true) },
    stage: stage && { value: stage.value, ...evidence(doc, stage, "stage", true) },
    ambiguous: people.flatMap(({ candidates, ...person }) =>
      candidates ? [{ name: person.name, candidates, ...evidence(doc, person, "people", true) }] : [],
    ),
  };
}

/** Two prices for the same thing, and an objection: a negotiation that no cue names. */
function haggling(amounts: readonly Amount[], [first]: readonly Range[]) {
  const asked = amounts.filter(({ kind }) => /price|deal|budget/.test(kind));
  const isNear = asked.some((a) => asked.some((b) => a.value < b.value && b.value < a.value * 1.6));
  return first && isNear ? { ...first, value: "negotiation" as const } : null;
}

/** Returns an extraction without facts. */
export function emptyExtraction(reason: Extraction["unusable"]): Extraction {
  return {
    unusable: reason,
    amounts: [],
    counts: [],
    dates: [],
    people: [],
    companies: [],
    nextSteps: [],
    objections: [],
    tools: [],
    products: [],
    sentiment: null,
    stage: null,
    ambiguous: [],
  };
}

function evidence(doc: Document, range: Range, field: keyof typeof CONFIDENCE, sure: boolean): Evidence {
  const start = doc.tokens[range.from]?.start ?? 0;
  const end = doc.tokens[range.to - 1]?.end ?? start;
  const { from, to } = wordsAround(doc, range, WINDOW, WINDOW);
  return {
    text: doc.text.slice(start, end),
    start,
    end,
    // A list's item with its owner may end in the next sentence.
    sentence: textOf(doc, { from, to: Math.max(to, range.to) }),
    confidence: CONFIDENCE[field][sure ? 0 : 1],
  };
}

function amountsFrom(
  doc: Document,
  quantities: readonly Mention[],
  companies: readonly FoundCompany[],
): Amount[] {
  const found = quantities.filter((mention) => mention.type === "amount");
  const currency =
    found.findLast((mention) => mention.currency)?.currency ??
    looseCurrency(doc) ??
    doc.grammar.defaultCurrency;
  return distinct(found).map((mention) => ({
    value: mention.value,
    max: mention.max,
    currency: mention.currency ?? currency,
    per: mention.per,
    kind: amountKind(doc, mention, found, companies),
    ...evidence(doc, mention, "amounts", mention.sure),
  }));
}

/** "Six thousand a year to Brightspark, euros": a currency said later. */
function looseCurrency({ tokens }: Document): string | undefined {
  const token = tokens.findLast(({ word }) => word in CURRENCIES && word.length > 2);
  return token && CURRENCIES[token.word];
}

/** The nearest cue decides, or a rival that's named near it. */
function amountKind(
  doc: Document,
  mention: Mention,
  others: readonly Mention[],
  companies: readonly FoundCompany[],
): Amount["kind"] {
  const per = mention.type === "amount" ? mention.per : undefined;
  const cue = nearestCue(doc, mention, others, doc.grammar.amountKinds);
  const isUnit = /^(user|piece|hour|day)$/.test(per ?? "");
  if (cue && cue.meaning !== "offer")
    return cue.meaning === "deal" && (isUnit || mention.value < 100) ? "price" : cue.meaning;
  const { from, to } = near(doc, mention, others);
  if (companies.some((one) => one.role === "competitor" && one.from >= from && one.to <= to)) {
    // A rival's offer
    if (cue) return "other";
    if (per) return "current";
  }
  return isUnit || mention.value < MIN_DEAL || per === "month" ? "price" : "deal";
}

function countsFrom(doc: Document, quantities: readonly Mention[]): Count[] {
  return distinct(quantities.filter((mention) => mention.type === "count")).map((mention) => ({
    value: mention.value,
    max: mention.max,
    of: mention.of,
    ...evidence(doc, mention, "counts", mention.sure),
  }));
}

/** Keeps the first mention of each value. */
function distinct<T extends Mention>(mentions: readonly T[]): T[] {
  const isSame = (a: T, b: T) => a.value === b.value && a.max === b.max;
  return mentions.filter((one, at) => mentions.findIndex((other) => isSame(one, other)) === at);
}

function datesFrom(doc: Document, dates: readonly FoundDate[]): Extraction["dates"] {
  const today = dayFromIso(doc.today);
  const ahead = dates.filter(({ first, last }) => first !== today || last !== undefined);
  return ahead
    .filter(({ first }, at) => ahead.findIndex((other) => other.first === first) === at)
    .map((date) => ({
      from: isoFrom(date.first),
      to: isoFrom(date.last),
      kind: date.kind,
      ...evidence(doc, date, "dates", date.sure),
    }));
}

function personFrom(doc: Document, person: FoundPerson): Person {
  const { role, account, sure } = person;
  return {
    name: person.name,
    role,
    account: account?.name,
    ...evidence(doc, person, "people", sure || account !== undefined),
  };
}

function stepFrom(doc: Document, step: FoundStep): Extraction["nextSteps"][number] {
  const { date, who } = step;
  const what = textOf(doc, step)
    .replace(
      doc.language === "nl" ? /(?<!\p{L})(eh|uhm?)(?!\p{L})\s*/gu : /(?<!\p{L})(uhm?|um|er)(?!\p{L})\s*/gu,
      "",
    )
    .replace(/\s+/g, " ");
  return {
    who,
    what,
    due: isoFrom(date?.first),
    dueTo: isoFrom(date?.last),
    ...evidence(doc, step, "nextSteps", step.sure),
  };
}
