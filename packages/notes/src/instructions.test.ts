import { sampleInstructions } from "@voxlog/demo-data/instructions";
import { textIn } from "@voxlog/demo-data/text";
import { expect, test } from "vitest";
import { withVat } from "./amount-terms.ts";
import { readInstructions } from "./instructions.ts";
import { readNote } from "./read-note.ts";

const notes = {
  nl: "Gesproken met Henk Bos van Van Dijk Logistiek over 12 licenties. Het budget is 12.100 euro inclusief btw. Ze praten ook met Exact als concurrent, die is goedkoper. Hij twijfelt vanwege zijn gezondheid. Ik stuur hem de offerte. Ik bel hem vrijdag. De pilot even laten liggen.",
  en: "Spoke with Henk Bos of Van Dijk Logistiek about 12 licenses. The budget is 12,100 euros including VAT. They are also talking to Salesforce, which is cheaper. He worries about his health. I will send him the quote. I will call him on Friday. The pilot: let's park it.",
} as const;
type Language = keyof typeof notes;

/** Returns all that comes of a note under instructions: its fields, tasks, summary, entities and email. */
function shown(language: Language, lines: string): string {
  const { effects } = readInstructions([["team", lines]]);
  const reading = readNote(notes[language], {
    choice: {},
    effects,
    mentionsConsent: false,
    shown: language,
  });
  const { analysis, rows, tasks, mail } = reading;
  const texts = [
    analysis.summary,
    ...rows.flatMap(({ label, value }) => [label, value]),
    ...tasks.flatMap(({ title, due }) => [title, due ?? "no date"]),
    ...analysis.entities,
    mail?.subject ?? "no email",
    mail?.body ?? "",
  ];
  return texts.map((text) => textIn(text, language).replaceAll("\u00A0", " ")).join("\n");
}

const isFollowed = (line: string) =>
  readInstructions([["team", line]]).instructions.every((each) => each.isFollowed);

test.each<[Language, string, has: string, without?: string]>([
  ["nl", "Bedragen altijd exclusief btw", "€ 10.000 excl. btw"],
  ["nl", "Noteer alles ex btw.", "€ 10.000 excl. btw"],
  ["en", "Give amounts excluding VAT", "€10,000 excl. VAT"],
  ["en", "Don’t include VAT in prices", "€10,000 excl. VAT"],
  ["en", "Prices excl. VAT. Write the summary in one sentence.", "€10,000 excl. VAT", "Budget: €"],
  ["nl", "Alle prijzen met btw graag", "€ 12.100 incl. btw"],
  ["en", "Amounts should always be including VAT", "€12,100 incl. VAT"],
  ["nl", "Hou de samenvatting op maximaal 2 zinnen", "Fase: offerte.", "Het gaat om"],
  ["en", "Never more than two sentences", "Stage: quote.", "Size: 12"],
  ["nl", "Begin met de bezwaren", "‘Hij twijfelt vanwege zijn gezondheid’. Gesproken met"],
  ["en", "Open the summary with their objections", "“He worries about his health”. Spoke with"],
  ["nl", "Plan mijn taken ’s ochtends", "31 okt 2025, ’s ochtends"],
  ["en", "Schedule all tasks in the morning", "Oct 31, 2025, in the morning"],
  ["nl", "Taken zonder datum: over 2 weken", "7 nov 2025"],
  ["en", "If a task has no due date, set it in 3 days", "Oct 27, 2025"],
  ["nl", "Als ik zeg even laten liggen, maak dan een herinnering over 2 maanden", "23 dec 2025"],
  ["en", "When I say park it, set a reminder for two weeks from now", "Nov 7, 2025"],
  ["nl", "Bewaar nooit iets over gezondheid of geloof", "die is goedkoper", "gezondheid"],
  ["en", "Don't store health or family", "which is cheaper", "health"],
  ["nl", "Concurrenten nooit bij naam noemen", "Henk Bos", "Exact"],
  ["nl", "Laat de concurrent weg", "Henk Bos", "Exact"],
  ["en", "Never mention competitors", "Henk Bos", "Salesforce"],
  ["en", "Leave competitors out", "Henk Bos", "Salesforce"],
  ["nl", "Geen opvolgmail", "no email", "Hoi Henk"],
  ["en", "Don’t draft a follow-up email.", "no email", "Hi Henk"],
  ["nl", "Schrijf de mail formeel", "Beste Henk,", "Hoi"],
  ["nl", "Spreek klanten in de mail aan met u", "Ik stuur u de offerte", "stuur je"],
  ["en", "Write the follow-up email formally", "Best regards,", "Hi Henk"],
  ["en", "Use a formal tone in emails", "Dear Henk,", "Best,"],
])("an instruction changes the result (%s): %s", (language, line, has, without) => {
  const [before, after] = [shown(language, ""), shown(language, line)];
  expect(isFollowed(line)).toBe(true);
  expect(after).toContain(has);
  expect(before).not.toBe(after);
  expect(before.includes(without ?? has)).toBe(without !== undefined);
  if (without) expect(after).not.toContain(without);
});

test.each([
  // The result stays as it is.
  "Give amounts in euros",
  "Noteer bedragen in dollars, exclusief btw",
  "Always set the stage to Won",
  "Zet de verkoopfase alleen een stap verder als de klant dat zelf zegt",
  "Mention competitors by name, and note what the client thinks of them",
  "Noem altijd het budget",
  "Write the summary in English",
  "Samenvatting in het Nederlands",
  "Use full names in the CRM",
  "Write dates as DD-MM-YYYY",
  "Geen emoji’s",
  "Plan taken altijd op maandag",
  "Assign every task to the account owner",
  "Set a deadline of two weeks on every quote",
  "Never promise a discount",
  "Store no personal data (GDPR)",
  "Follow the GDPR",
  "Sla geen persoonsgegevens op",
  "Keep it short",
  "Hou de opvolgmail op drie zinnen",
  "Informal email in 3 sentences",
  "At least five sentences",
  "Write in capitals.",
  // One word reverses or limits a rule.
  "Don’t give amounts including VAT",
  "Don’t give amounts excluding VAT",
  "Geef bedragen nooit exclusief btw",
  "Amounts excluding VAT, but only for new clients",
  "Bedragen zonder btw, behalve in de mail",
  "Amounts with and without VAT",
  "Never create tasks in the morning",
  "Plan nooit taken op de ochtend",
  "Schedule the client’s tasks in the morning",
  "Tasks on Monday mornings",
  "Begin niet met de bezwaren",
  "Don’t leave out competitors",
  "Never forget the follow-up email",
  "Vergeet de opvolgmail niet",
  "No email without a call",
  "Don’t store email addresses",
  "Schrijf de mail niet formeel",
  "No formal emails",
  "Don’t limit the summary to three sentences",
  "Don’t set a reminder when I say park it",
])("an instruction without a rule is listed, and changes nothing: %s", (line) => {
  expect(readInstructions([["team", line]])).toEqual({
    effects: {},
    instructions: [{ scope: "team", line, isFollowed: false }],
  });
});

test.each(["nl", "en"] as const)(
  "each sample instruction is followed, and changes the result (%s)",
  (language) => {
    const lines = [sampleInstructions.team, sampleInstructions.personal].flatMap((text) =>
      textIn(text, language).split("\n"),
    );
    for (const line of lines) {
      expect(isFollowed(line), line).toBe(true);
      expect(shown(language, line), line).not.toBe(shown(language, ""));
    }
  },
);

test("the first of two conflicting instructions applies, and the other is listed", () => {
  const { effects, instructions } = readInstructions([
    ["team", "Amounts excluding VAT"],
    ["personal", "Bedragen inclusief btw\nBedragen exclusief btw"],
  ]);
  expect(effects).toEqual({ vat: "excluded" });
  expect(instructions.map(({ isFollowed }) => isFollowed)).toEqual([true, false, true]);
});

test.each([
  "Keep the summary to one sentence",
  "Summarize in a single sentence",
  "Vat samen in één zin",
  "Eén zin",
])("“%s” is followed, as is the team’s higher limit", (line) => {
  const { effects, instructions } = readInstructions([
    ["team", textIn(sampleInstructions.team, "en")],
    ["personal", `${line}\nMax. 3 zinnen`],
  ]);
  expect(effects.sentences).toBe(1);
  expect(instructions.filter(({ isFollowed }) => !isFollowed)).toEqual([]);
});

test("an informal email is followed, and wins from a later formal one", () => {
  expect(shown("nl", "Schrijf de mail informeel\nSchrijf de mail formeel")).toContain("Hoi Henk,");
  expect(isFollowed("Draft informal emails")).toBe(true);
});

test("an instruction about VAT changes only amounts that the note states the other way", () => {
  const valueIn = (text: string, effect: "included" | "excluded" | undefined, currency?: string) =>
    withVat({ value: 1210, end: "1210 euro".length, ...(currency && { currency }) }, text, effect).value;
  expect(valueIn("1210 euro inclusief btw per jaar", "excluded")).toBe(1000);
  expect(valueIn("1210 euro including VAT", "included")).toBe(1210);
  expect(valueIn("1210 euro plus btw", "excluded")).toBe(1210);
  expect(valueIn("1210 euro", "included")).toBe(1464.1);
  expect(valueIn("1210 pond", "included", "GBP")).toBe(1452);
  expect(valueIn("1210 dollar", "included", "USD")).toBe(1210);
  expect(valueIn("1210 euro incl. btw", undefined)).toBe(1210);
});
