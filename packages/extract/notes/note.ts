import { readFileSync } from "node:fs";
import { join } from "node:path";
import { emptyExtraction } from "../src/extract.ts";
import type {
  Account,
  Ambiguous,
  Amount,
  Company,
  Count,
  MentionedDate,
  NextStep,
  Person,
  Sentiment,
  Stage,
} from "../src/model/types.ts";

/** A label without offsets and confidence, which the annotator doesn't write. */
type Label<T> = Omit<T, "start" | "end" | "sentence" | "confidence" | "known" | "account" | "what"> & {
  also?: readonly string[];
};

/** A result that must not be returned: a number, a day, a name, a person in a role, or an amount in a currency. */
export type Never = number | string | { name: string; role: string } | { value: number; currency: string };

/** The labels of a note. See the package's README for the rules. */
export type Expected = {
  amounts: Label<Amount>[];
  counts: Label<Count>[];
  dates: Label<MentionedDate>[];
  people: Label<Person>[];
  companies: Label<Company>[];
  /** `what`: words that the step must have, with `|` between alternatives. */
  nextSteps: (Label<NextStep> & { what: string | string[] })[];
  objections: string[];
  sentiment: Sentiment | null;
  stage: Stage | null;
  ambiguous: Pick<Ambiguous, "name" | "candidates">[];
  never: Never[];
  /** Debatable items, which aren't counted. Without a text, the entire field isn't. */
  skip: { field?: string; text?: string }[];
};

export type Note = {
  id: string;
  language: "nl" | "en";
  style: "dictated" | "typed" | "transcript" | "mail";
  today: string;
  accounts: Account[];
  text: string;
  expected: Expected;
};

/** A label whose text may be left out if it's the name. */
type Named<T extends { text: string }> = Omit<T, "text"> & { text?: string };
/** A note in its file, which may leave out empty labels. */
type WrittenNote = Omit<Note, "accounts" | "expected"> &
  Partial<Pick<Note, "accounts">> & {
    expected: Partial<Omit<Expected, "people" | "companies">> & {
      people?: Named<Label<Person>>[];
      companies?: Named<Label<Company>>[];
    };
  };

const NOTHING: Expected = {
  ...emptyExtraction(null),
  objections: [],
  sentiment: null,
  stage: null,
  never: [],
  skip: [],
};

/** Reads labeled notes: those given to the project, our own, or the ones that the rules aren't developed on. */
export function readNotes(file: "given" | "own" | "unseen"): Note[] {
  const notes = JSON.parse(readFileSync(join(import.meta.dirname, `${file}.json`), "utf8")) as WrittenNote[];
  return notes.map(({ expected, ...note }) => {
    const people = (expected.people ?? []).map((label) => ({ text: label.name, ...label }));
    const companies = (expected.companies ?? []).map((label) => ({ text: label.name, ...label }));
    return { accounts: [], ...note, expected: { ...NOTHING, ...expected, people, companies } };
  });
}
