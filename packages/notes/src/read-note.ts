import { demoNow } from "@voxlog/demo-data/dashboard";
import { fieldLabels, sentimentNames } from "@voxlog/demo-data/field-labels";
import type { CrmUpdate, RecordingDetail } from "@voxlog/demo-data/recording-detail";
import { currentUser } from "@voxlog/demo-data/team";
import type { Text } from "@voxlog/demo-data/text";
import {
  type Evidence,
  type Extraction,
  extract,
  type Language,
  type MentionedDate,
  type NextStep,
  type Unusable,
} from "@voxlog/extract";
import { visibleLines } from "@voxlog/product";
import { withAllUnits, withVat } from "./amount-terms.ts";
import { accounts, type ClientChoice, type ClientFinding, findClient } from "./client.ts";
import { fieldsOf, type NoteField } from "./fields.ts";
import type { InstructionEffects } from "./instructions.ts";
import { languageOf } from "./language-of.ts";
import { linesOf, type Span } from "./lines.ts";
import { capitalized, type Mail, mailOf, sentenceOr, summaryOf } from "./prose.ts";
import { reviewedFacts, type Typed } from "./reviewed-facts.ts";
import { storable } from "./storable.ts";
import { type Task, tasksOf } from "./tasks.ts";

/** The agent's result from the visitor's own words. */
export type Reading = RecordingDetail & {
  /** The words' language. */
  language: Language;
  analysis: { fields: NoteField[] };
  rows: Pick<NoteField, "label" | "value">[];
  tasks: Task[];
  /** Why the words contain nothing for a CRM; null if they do. */
  unusable: Unusable | null;
  client: ClientFinding;
  mail: Mail | null;
  /** Client and contact, for lists. */
  gist: Pick<ClientFinding, "client" | "contact"> | null;
  /** Returns the reading with texts and a contact that agree with the fields that the visitor changed. */
  reviewed: (typed: Typed) => Reading;
};

export type { Mail };

type Surroundings = {
  choice: ClientChoice;
  effects: InstructionEffects;
  mentionsConsent: boolean;
  /** The screen's language, if the words' language is unclear. */
  shown: string;
  /** Day of the note, from which "tomorrow" counts: ISO 8601. @default the demo's day */
  today?: string;
  /** Name under emails. @default the sample user's */
  sender?: string;
};

/**
 * Reads a note.
 *
 * @param words the note with the dictionary's corrections.
 */
export function readNote(
  words: string,
  {
    choice,
    effects,
    mentionsConsent,
    shown,
    today = demoNow.slice(0, 10),
    sender = currentUser.name,
  }: Surroundings,
): Reading {
  const text = visibleLines(words);
  const context = { language: languageOf(text, shown), today, accounts };
  const found = storable(extract(text, context), effects);
  const client = findClient(found, choice);
  const spans = linesOf(
    text,
    evidenceOf(found).map((each) => sentenceOf(text, each)),
  );
  const lineOf = ({ start }: Span) =>
    Math.max(
      0,
      spans.findLastIndex((span) => span.start <= start),
    );
  const instructed = withInstructions(found, text, { effects, client });
  const { fields, facts } = fieldsOf(instructed, { lineOf, mentionsConsent });
  const tasks = tasksOf(instructed, { text, today, effects });
  const { sentiment } = found;
  const unusable = found.unusable ?? (fields.length + tasks.length === 0 ? "small-talk" : null);
  const reviewed = (typed: Typed): Reading => {
    const after = reviewedFacts(instructed, facts, typed);
    const summary = summaryOf(after.found, after.values, effects);
    const place = fields.find(({ value }) => value === client.contact)?.key ?? "";
    const contact = typed[place]?.trim() ?? client.contact;
    return {
      language: context.language,
      unusable,
      client: { ...client, contact },
      rows: client.client ? [{ label: fieldLabels.client, value: client.client }, ...fields] : fields,
      tasks,
      mail: mailOf(after.found, { sender, effects }),
      gist: unusable ? null : { client: client.client, contact },
      conversation: spans.map(({ start, end }) => ({
        speaker: "seller",
        text: text.slice(start, end).trim(),
      })),
      analysis: {
        summary,
        // Values as they were said, names as the visitor and the CRM have them.
        entities: entitiesOf({ ...found, people: after.found.people, companies: after.found.companies }),
        fields,
        callDescription: summary,
        nextStep: tasks[0]?.description ?? "",
        taskTitle: tasks[0]?.title ?? "",
        dueDate: found.nextSteps.find(({ due }) => due)?.due ?? today,
        updates: [{ type: "call" }, ...tasks, ...(sentiment ? [moodUpdate(sentiment, text)] : [])],
      },
      reviewed,
    };
  };
  return reviewed({});
}

function moodUpdate(mood: NonNullable<Extraction["sentiment"]>, text: string): CrmUpdate {
  const description = sentenceOr(mood.text, mood, text);
  return { type: "sentiment", title: sentimentNames[mood.value], description };
}

function withInstructions(
  found: Extraction,
  text: string,
  { effects, client: { client, contact, kind } }: { effects: InstructionEffects; client: ClientFinding },
): Extraction {
  const named = found.companies.find(({ role }) => role === "client");
  const others = found.companies.filter((company) => company !== named);
  const evidence = named ?? found.people[0];
  return {
    ...found,
    dates: found.dates.filter((date) => !found.nextSteps.some((step) => isDueDate(date, step))),
    people: found.people.map((person) => {
      if (contact && found.ambiguous.some(({ name }) => name === person.name))
        return { ...person, name: contact };
      // "Henk" is another client's Henk Bos only as long as the client is unknown.
      const isOfOthers = client && person.account && person.account !== client;
      return isOfOthers ? { ...person, name: capitalized(person.text) } : person;
    }),
    companies:
      client && evidence
        ? [{ ...evidence, name: client, role: "client", known: kind === "known" }, ...others]
        : others,
    amounts: found.amounts.map((amount) => withVat(withAllUnits(amount, text), text, effects.vat)),
  };
}

/** Words of a task that isn't a meeting: the client is called, or is sent something. */
const AT_A_DISTANCE =
  /\b(?:call|ring|phone|bel\w*|e-?mail\w*|mail\w*|send\w*|stuur\w*|sturen|verstuur\w*)\b/i;

/** Whether a date is only the due date of a task: "They decide on Friday, and I'll call on Monday". */
function isDueDate({ kind, from, start, end }: MentionedDate, { due, text, ...step }: NextStep): boolean {
  if (from !== due) return false;
  const isInStep = start >= step.start && end <= step.end;
  return kind === "other" || (isInStep && (kind !== "meeting" || AT_A_DISTANCE.test(text)));
}

function evidenceOf(found: Extraction): Evidence[] {
  const { sentiment, stage, ambiguous: _, unusable: __, ...lists } = found;
  return [...Object.values(lists).flat(), ...[sentiment, stage].filter((each) => each !== null)];
}

function sentenceOf(text: string, { sentence, start, end }: Evidence): Span {
  const from = text.lastIndexOf(sentence, start);
  return from >= 0 && from + sentence.length >= end
    ? { start: from, end: from + sentence.length }
    : { start, end };
}

function entitiesOf({ amounts, counts, dates, people, companies }: Extraction): Text[] {
  const all = [...companies, ...people].map(({ name }) => name);
  const values = [...amounts, ...counts, ...dates].map(({ text }) => text.replace(/[.,;:!?]+$/, ""));
  return [...new Set([...all, ...values])];
}
