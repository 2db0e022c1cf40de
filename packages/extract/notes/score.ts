import type { Context, Extraction } from "../src/model/types.ts";
import {
  companyKey,
  contains,
  isForgiven,
  type ListField,
  listFields,
  matches,
  personKey,
} from "./matches.ts";
import type { Expected, Note } from "./note.ts";

export const fields = [...listFields, "sentiment", "stage"] as const;
export type Field = (typeof fields)[number];
export type Language = Note["language"];

/** Right, wrong and missed items, and how many of the right ones have the right kind, role or owner. */
export type Tally = { right: number; wrong: number; missed: number; kinds: number; kindsRight: number };
export type Mistake = { id: string; field: Field; wrong?: unknown; missed?: unknown };

export type Score = {
  /** By language and field. */
  tallies: Record<Language, Record<Field, Tally>>;
  /** Forbidden values that were returned. */
  never: { id: string; never: unknown }[];
  /** Spans that aren't in the note. */
  invented: { id: string; text: string }[];
  mistakes: Mistake[];
  /** Each item that counts, with its confidence. */
  judged: { field: Field; confidence: number; isRight: boolean }[];
};

const kindOf: Partial<Record<Field, string>> = {
  amounts: "kind",
  dates: "kind",
  people: "role",
  companies: "role",
  nextSteps: "who",
};
const emptyTally = (): Tally => ({ right: 0, wrong: 0, missed: 0, kinds: 0, kindsRight: 0 });
const emptyTallies = () =>
  Object.fromEntries(fields.map((field) => [field, emptyTally()])) as Record<Field, Tally>;

/** Compares what an extractor returns with the labels of notes. A value returned twice is right once and wrong once. */
export function score(
  extract: (text: string, context: Context) => Extraction,
  notes: readonly Note[],
): Score {
  const result: Score = {
    tallies: { nl: emptyTallies(), en: emptyTallies() },
    never: [],
    invented: [],
    mistakes: [],
    judged: [],
  };
  for (const note of notes) {
    const got = extract(note.text, note);
    for (const field of listFields) scoreList(result, field, got, note);
    for (const field of ["sentiment", "stage"] as const) scoreMood(result, field, got, note);
    result.never.push(...forbidden(got, note));
  }
  return result;
}

function scoreList(result: Score, field: ListField, got: Extraction, note: Note): void {
  type Item = Extraction[ListField][number];
  type Label = Expected[ListField][number];
  const tally = result.tallies[note.language][field];
  const items: readonly Item[] = got[field];
  const isMatch = matches[field] as (item: Item, want: Label, note: Note) => boolean;
  const judge = (item: Item, isRight: boolean) =>
    result.judged.push({ field, confidence: item.confidence, isRight });
  const open = [...items];
  const choices = (want: Label) => items.filter((item) => isMatch(item, want, note)).length;
  for (const want of [...(note.expected[field] as Label[])].sort((a, b) => choices(a) - choices(b))) {
    const fits = open.filter((item) => isMatch(item, want, note));
    const best = fits.find((item) => kindIn(item, field) === kindIn(want, field)) ?? fits[0];
    if (!best) {
      tally.missed++;
      result.mistakes.push({ id: note.id, field, missed: want });
      continue;
    }
    open.splice(open.indexOf(best), 1);
    tally.right++;
    judge(best, true);
    if (kindIn(want, field) === undefined) continue;
    tally.kinds++;
    if (kindIn(best, field) === kindIn(want, field)) tally.kindsRight++;
  }
  for (const item of open.filter((one) => !isForgiven(field, one, note))) {
    tally.wrong++;
    judge(item, false);
    result.mistakes.push({ id: note.id, field, wrong: item });
  }
  for (const { text } of items)
    if (text === "" || !note.text.includes(text)) result.invented.push({ id: note.id, text });
}

function kindIn(item: unknown, field: Field): unknown {
  if (field === "ambiguous")
    return (item as { candidates: string[] }).candidates.map(personKey).sort().join();
  const kind = kindOf[field];
  return kind ? (item as Record<string, unknown>)[kind] : undefined;
}

function scoreMood(
  result: Score,
  field: "sentiment" | "stage",
  got: Extraction,
  { id, language, expected }: Note,
): void {
  if (expected.skip.some((item) => item.field === field && item.text === undefined)) return;
  const tally = result.tallies[language][field];
  const value = got[field]?.value ?? null;
  const isRight = value === expected[field];
  if (value !== null) {
    if (isRight) tally.right++;
    else tally.wrong++;
    result.judged.push({ field, confidence: got[field]?.confidence ?? 0, isRight });
  }
  if (!isRight && expected[field] !== null) tally.missed++;
  if (!isRight) result.mistakes.push({ id, field, wrong: value, missed: expected[field] });
}

/** Returns what an item list has that the note says mustn't be returned, and guesses at an ambiguous name. */
function forbidden(got: Extraction, { id, expected }: Note): Score["never"] {
  const numbers = [...got.amounts, ...got.counts];
  const days = [...got.dates.flatMap(({ from, to }) => [from, to]), ...got.nextSteps.map(({ due }) => due)];
  const named = [
    ...got.people.map(({ name, role }) => ({ key: personKey, name, role })),
    ...got.companies.map(({ name, role }) => ({ key: companyKey, name, role })),
  ];
  const isReturned = (never: Expected["never"][number]): boolean => {
    if (typeof never === "number") return numbers.some(({ value, max }) => value === never || max === never);
    if (typeof never === "string")
      return (
        days.includes(never) || named.some(({ key, name }) => key(name) !== "" && key(name) === key(never))
      );
    if ("name" in never)
      return named.some(({ key, name, role }) => role === never.role && contains(key(name), key(never.name)));
    return got.amounts.some(({ value, currency }) => value === never.value && currency === never.currency);
  };
  const guesses = expected.ambiguous.flatMap(({ candidates }) =>
    candidates.filter((full) => got.people.some(({ name }) => personKey(name) === personKey(full))),
  );
  return [...expected.never.filter(isReturned), ...guesses].map((never) => ({ id, never }));
}

/** Adds up tallies. */
export function sum(tallies: readonly Tally[]): Tally {
  const total = emptyTally();
  for (const tally of tallies)
    for (const key of Object.keys(total) as (keyof Tally)[]) total[key] += tally[key];
  return total;
}

/** Returns the share of returned items that is right, or NaN if none was returned. */
export function precision({ right, wrong }: Tally): number {
  return right / (right + wrong);
}

/** Returns the share of labeled items that was found, or NaN if none is labeled. */
export function recall({ right, missed }: Tally): number {
  return right / (right + missed);
}

/** Returns rows for a table: precision, recall and kind by field and language, totals last. */
export function rows({ tallies }: Score): string[][] {
  const percent = (value: number) => (Number.isNaN(value) ? "–" : `${Math.round(value * 100)} %`);
  const cells = (tally: Tally) => [
    percent(precision(tally)),
    percent(recall(tally)),
    percent(tally.kindsRight / tally.kinds),
  ];
  const row = (name: string, pick: (language: Language) => Tally) => [
    name,
    ...cells(pick("nl")),
    ...cells(pick("en")),
  ];
  return [
    ["field", "nl right", "nl found", "nl kind", "en right", "en found", "en kind"],
    ...fields.map((field) => row(field, (language) => tallies[language][field])),
    row("total", (language) => sum(Object.values(tallies[language]))),
  ];
}
