import { describe, expect, test } from "vitest";
import { currentUser, teamMembers } from "../team.ts";
import { type Text, textIn } from "../text.ts";
import { loadRecordingDetail } from "./details/load-recording-detail.ts";
import { sampleConversation, sampleField } from "./details/sample-conversation.ts";
import { detail as sample } from "./details/van-dijk-logistiek.ts";
import { fieldLabels } from "./field-labels.ts";
import type { Analysis, FieldValue } from "./recording-detail.ts";
import { type Recording, recordings } from "./recordings.ts";

type Language = "nl" | "en";

/** Numbers as words. "Een" and "one" are more often articles and pronouns than figures. */
const NUMBER_WORDS: Record<Language, Record<string, number>> = {
  nl: {
    twee: 2,
    drie: 3,
    vier: 4,
    zes: 6,
    acht: 8,
    negen: 9,
    twaalf: 12,
    vijftien: 15,
    achttien: 18,
    twintig: 20,
    veertig: 40,
    tweehonderd: 200,
  },
  en: {
    two: 2,
    three: 3,
    four: 4,
    six: 6,
    eight: 8,
    nine: 9,
    twelve: 12,
    fifteen: 15,
    eighteen: 18,
    twenty: 20,
    forty: 40,
    hundred: 100,
    "two hundred": 200,
  },
};

const MONTHS: Record<Language, readonly string[]> = {
  nl: "januari februari maart april mei juni juli augustus september oktober november december".split(" "),
  en: "january february march april may june july august september october november december".split(" "),
};

const WEEKDAYS: Record<Language, readonly string[]> = {
  nl: "zondag maandag dinsdag woensdag donderdag vrijdag zaterdag".split(" "),
  en: "sunday monday tuesday wednesday thursday friday saturday".split(" "),
};

/** Words with a capital letter that don't name anything in the conversation. */
const CALENDAR = new RegExp(`^(I|I['’]\\w+|AI|${[...MONTHS.en, ...WEEKDAYS.en].join("|")})$`, "i");

const TODAY: Record<Language, RegExp> = { nl: /\bvandaag\b/i, en: /\btoday\b/i };
const DAY = 24 * 60 * 60 * 1000;

const languages = ["nl", "en"] as const;

const analyzed = await Promise.all(
  recordings.map(async (recording) => ({ recording, ...(await loadRecordingDetail(recording.id)) })),
);

describe.each(languages)("results of conversations (%s)", (language) => {
  test("results have no figure that nobody stated", () => {
    for (const { id, spoken, results } of inLanguage(language)) {
      const stated = numbersIn(spoken, language);
      for (const result of results)
        for (const number of numbersIn(result, language))
          expect([...stated], `${id}: ${result}`).toContain(number);
    }
  });

  test("results have no date that nobody stated", () => {
    for (const { id, spoken, results, dates, saidOn } of inLanguage(language)) {
      const stated = [...datesIn(spoken, language, saidOn)];
      for (const result of results)
        for (const date of datesIn(result, language, saidOn))
          expect(stated, `${id}: ${result}`).toContain(date);
      for (const date of dates) expect(stated, id).toContain(date);
    }
  });

  test("each field of a result is based on a line with its figure, date and names", () => {
    for (const { recording, conversation, analysis } of analyzed)
      for (const { label, value, line } of analysis.fields) {
        const spoken = textIn(conversation[line]?.text ?? "", language);
        const field = `${recording.id}: ${textIn(label, language)} by “${spoken}”`;
        const written = textIn(spelledOut(value), language);
        expect(spoken, field).not.toBe("");
        for (const number of numbersIn(written, language))
          expect([...numbersIn(spoken, language)], field).toContain(number);
        for (const name of namesIn(written, { everywhere: label === fieldLabels.competitor }))
          expect([...namesKnownAbout(recording), ...namesIn(spoken, { everywhere: true })], field).toContain(
            name,
          );
        if (typeof value === "object" && "date" in value)
          expect([...datesIn(spoken, language, recording.date)], field).toContain(value.date);
      }
  });

  test("pictures of results use words of the transcript lines that they show", () => {
    const { agreement, excerpt, analysis, task, recording } = sampleConversation;
    const saidOn = recording.date;
    const spoken = (lines: readonly { text: Text }[]) =>
      lines
        .map(({ text }) => textIn(text, language))
        .join("\n")
        .toLowerCase();
    const inFull = spoken(sample.conversation);
    expect([...datesIn(inFull, language, saidOn)]).toContain(task.date);
    for (const entity of analysis.entities)
      expect(spoken(excerpt)).toContain(textIn(entity, language).toLowerCase());
    for (const name of ["stage", "users", "decisionMaker"] as const) {
      const { value } = sampleField(name);
      expect(spoken(agreement)).toContain(textIn(spelledOut(value), language).toLowerCase());
    }
    expect(numbersIn(spoken(agreement), language)).toContain(28800);
    expect([...datesIn(spoken(agreement), language, saidOn)]).toContain("2026-01-01");
  });

  test("results have no name that nobody stated", () => {
    for (const { id, spoken, results, known } of inLanguage(language)) {
      const stated = [...known, ...namesIn(spoken, { everywhere: true })];
      for (const result of results)
        for (const name of namesIn(result)) expect(stated, `${id}: ${result}`).toContain(name);
    }
  });
});

function inLanguage(language: Language) {
  return analyzed.map(({ recording, conversation, analysis }) => ({
    id: recording.id,
    saidOn: recording.date,
    spoken: conversation.map(({ text }) => textIn(text, language)).join("\n"),
    results: [...textsOf(analysis, language), ...picturesOf(recording, language)],
    dates: datesOf(analysis),
    known: namesKnownAbout(recording),
  }));
}

function namesKnownAbout({ client, contact, crm }: Recording): string[] {
  return [client, contact, crm, currentUser.name, ...teamMembers.map(({ name }) => name)].flatMap((name) =>
    namesIn(name, { everywhere: true }),
  );
}

function textsOf(analysis: Analysis, language: Language): string[] {
  const { summary, callDescription, nextStep, taskTitle, fields, updates } = analysis;
  return [
    summary,
    callDescription,
    nextStep,
    taskTitle,
    ...fields.map(({ value }) => spelledOut(value)),
    ...updates.flatMap((update) => ("title" in update ? [update.title, update.description] : [])),
  ].map((text) => textIn(text, language));
}

function picturesOf({ id }: Recording, language: Language): string[] {
  const { recording, dictated } = sampleConversation;
  return id === recording.id ? dictated.map((text) => textIn(text, language)) : [];
}

function spelledOut(value: FieldValue) {
  if (typeof value === "string" || "nl" in value) return value;
  return "euros" in value ? String(value.euros) : "";
}

function datesOf({ fields, dueDate }: Analysis): string[] {
  return [
    dueDate,
    ...fields.flatMap(({ value }) => (typeof value === "object" && "date" in value ? [value.date] : [])),
  ];
}

/**
 * Returns the figures in a text, in digits or words.
 *
 * @example numbersIn("Acht planners voor 28.800 euro", "nl") ⇒ 8, 28800
 */
function numbersIn(text: string, language: Language): Set<number> {
  const digits = [...text.matchAll(/\d+(?:[.,]\d{3})*/g)].map(([digits]) =>
    Number(digits.replace(/[.,]/g, "")),
  );
  const words = Object.entries(NUMBER_WORDS[language]).filter(([word]) =>
    new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "iu").test(text),
  );
  return new Set([...digits, ...words.map(([, number]) => number)]);
}

/**
 * Returns the days that a text names, as ISO dates: "1 januari" and "vrijdag" are the next ones after the conversation,
 * "de 30e" is in the same month.
 *
 * @param saidOn the date of the conversation: ISO 8601.
 * @example datesIn("Donderdag de 30e, of op 3 november", "nl", "2025-10-22") ⇒ "2025-10-30", "2025-11-03"
 */
function datesIn(text: string, language: Language, saidOn: string): Set<string> {
  const today = new Date(saidOn.slice(0, 10));
  const dates = new Set<string>();
  const add = (date: Date) => dates.add(date.toISOString().slice(0, 10));
  const [day, month] = ["(?<day>\\d{1,2})", `(?<month>${MONTHS[language].join("|")})`];
  const named = new RegExp(`\\b${language === "en" ? `${month} ${day}` : `${day} ${month}`}\\b`, "gi");
  for (const { groups: { day, month } = {} } of text.matchAll(named)) {
    const index = MONTHS[language].indexOf(String(month).toLowerCase());
    const date = new Date(Date.UTC(today.getUTCFullYear(), index, Number(day)));
    const isLongAgo = today.getTime() - date.getTime() > 180 * DAY;
    add(isLongAgo ? new Date(Date.UTC(today.getUTCFullYear() + 1, index, Number(day))) : date);
  }
  for (const [, day] of text.matchAll(/\b(\d{1,2})(?:e|st|nd|rd|th)\b/g))
    add(new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), Number(day))));
  WEEKDAYS[language].forEach((name, weekday) => {
    if (!new RegExp(`\\b${name}`, "i").test(text)) return;
    const days = (weekday - today.getUTCDay() + 7) % 7 || 7;
    add(new Date(today.getTime() + days * DAY));
  });
  if (TODAY[language].test(text)) add(today);
  return dates;
}

/**
 * Returns the names in a text: words with a capital letter that don't begin a sentence.
 *
 * @param everywhere includes the first words of sentences.
 * @example namesIn("Offerte sturen naar Marieke van Dijk") ⇒ "Marieke", "Dijk"
 */
function namesIn(text: string, { everywhere = false } = {}): string[] {
  return text
    .replaceAll("\u00AD", "")
    .split(/(?<=[.?!:;])\s+/)
    .flatMap((sentence) => {
      const words = sentence.match(/[\p{L}\d&’'-]+/gu) ?? [];
      const isCapital = (word?: string) =>
        word !== undefined && /^\p{Lu}/u.test(word) && !CALENDAR.test(word);
      return words.filter((word, at) => isCapital(word) && (everywhere || at > 0));
    })
    .map((name) => name.replace(/['’]s$/, ""));
}
