import { dictatedLines } from "@voxlog/demo-data/dictation";
import { textIn } from "@voxlog/demo-data/text";
import { expect, test } from "vitest";
import { readNote } from "./read-note.ts";

const read = (text: string, more: Partial<Parameters<typeof readNote>[1]> = {}) =>
  readNote(text, { choice: {}, effects: {}, mentionsConsent: false, shown: "en", ...more });

const sampleText = (language: "nl" | "en") => dictatedLines.map((line) => textIn(line, language)).join(" ");

const fieldsOf = ({ analysis }: ReturnType<typeof readNote>) =>
  Object.fromEntries(
    analysis.fields.map(({ label, value }) => [textIn(label, "en"), textIn(value as string, "en")]),
  );

test.each(["nl", "en"] as const)("the sample note is read like any other (%s)", (language) => {
  const reading = read(sampleText(language), { shown: language });
  expect(reading.client).toMatchObject({
    kind: "known",
    client: "Kappers Bouwliften",
    contact: "Erik Kappers",
  });
  expect(fieldsOf(reading)).toMatchObject({ Budget: "€5,400 per year", "Decision maker": "Petra Kappers" });
  expect(reading.analysis.updates.some(({ type }) => type === "task")).toBe(true);
});

test("a note is read in its own language, whatever the screen is in", () => {
  const reading = read(
    "Gesproken met Henk Bos van Van Dijk Logistiek. Budget is twaalfduizend euro per jaar.",
  );
  expect(fieldsOf(reading)["Budget"]).toBe("€12,000 per year");
});

test("invisible characters of pasted text are left out", () => {
  const pasted =
    "Saw Van\u200B Dijk\u00AD Logistiek.\nThey want 4\u200B0 licenses. Budget is 12,\u2060000 euros.";
  const reading = read(pasted);
  expect(reading.client.client).toBe("Van Dijk Logistiek");
  expect(fieldsOf(reading)).toMatchObject({ "Number of users": "40", Budget: "€12,000" });
  expect(reading.conversation.map(({ text }) => text)).toContain("Saw Van Dijk Logistiek.");
});

test("each field that is read from a note points at its line", () => {
  const reading = read(
    "I spoke with Henk Bos of Van Dijk Logistiek. Their budget is 12,000 euros. He signs on Friday.",
  );
  const budget = reading.analysis.fields.find(({ key }) => key?.startsWith("amount"));
  expect(textIn(reading.conversation[budget?.line ?? -1]?.text ?? "", "en")).toContain("12,000 euros");
});

test("a task from dictation without punctuation has its own words, not a piece of the dictation", () => {
  const [task] = read(
    "saw mark bos of van dijk logistiek they want 48 users from next week and the budget is 12,000 euros a year he signs himself i will send him the quote on monday",
  ).tasks;
  expect(textIn(task?.description ?? "", "en")).not.toContain("budget");
});

test("a note with a name that two clients have asks which one, until the visitor answers", () => {
  const note = "Just saw Petra, she wants a quote for 12 users by Friday, budget is 5,000 euros.";
  const { client } = read(note);
  expect(client.kind).toBe("ambiguous");
  expect(client.candidates.map((each) => each.contact)).toEqual(["Petra Mulder", "Petra Kappers"]);
  const answered = read(note, { choice: { client: "Kappers Bouwliften", contact: "Petra Kappers" } });
  expect(answered.gist).toMatchObject({ client: "Kappers Bouwliften", contact: "Petra Kappers" });
});

test("a note about a client that the CRM doesn't have makes a new one", () => {
  const { client } = read(
    "I visited Harbor Bakery today. They want a demo next Tuesday, budget is 3,000 euros.",
  );
  expect(client).toMatchObject({ kind: "new", client: "Harbor Bakery" });
});

test("the day of a call or a delivery is its task's, not a date in the record", () => {
  const today = "2025-10-24";
  const reading = read(
    "Gesproken met Erik van Kappers Bouwliften. Ze beslissen vrijdag en dan stuur ik maandag het contract.",
    { today },
  );
  expect(Object.values(fieldsOf(reading))).toContain("Oct 31, 2025");
  expect(Object.values(fieldsOf(reading))).not.toContain("Oct 27, 2025");
  for (const note of [
    "Met Helen from Northgate Medical. I'll call her on Thursday.",
    "Met Helen from Northgate Medical. She wants our SOC 2 report, I'll email it Thursday.",
    "Gesproken met Helen van Northgate Medical. Ik stuur vrijdag de 31e de offerte.",
    "Gesproken met Helen van Northgate Medical. Ze wil het certificaat zien, dat mail ik maandag.",
  ]) {
    const sent = read(note, { today });
    expect(fieldsOf(sent), note).not.toHaveProperty("Next meeting");
    expect(sent.tasks, note).toHaveLength(1);
  }
});

test("a person isn't taken for one of another client than the chosen one", () => {
  const note = "Spoke with Petra about 12 licenses. She does not sign, Henk signs. Budget is 5,000 euros.";
  const reading = read(note, { choice: { client: "Kappers Bouwliften", contact: "Petra Kappers" } });
  expect(fieldsOf(reading)).toMatchObject({ "Decision maker": "Henk" });
  expect(reading.analysis.entities).toEqual(
    expect.arrayContaining(["Kappers Bouwliften", "Petra Kappers", "Henk"]),
  );
  expect(reading.analysis.entities).not.toContain("Henk Bos");
});

test("an amount without a currency has none in its field either", () => {
  const reading = read("Spoke with Henk Bos of Van Dijk Logistiek. The deal is 36k a year.");
  expect(fieldsOf(reading)).toMatchObject({ "Deal value": "36,000 per year" });
});

test("a note without anything for a CRM fills no fields", () => {
  for (const text of ["lorem ipsum dolor", "uh", "lekker weer vandaag hè", "…"])
    expect(read(text), text).toMatchObject({ gist: null });
});

test("a note's amounts follow the instruction about VAT in fields, summary and email", () => {
  const note =
    "Spoke with Henk Bos of Van Dijk Logistiek. The budget is 12,100 euros including VAT per year.";
  const reading = read(`${note} The price is 1,210 euros including VAT.`, {
    effects: { vat: "excluded", sentences: 2 },
  });
  expect(fieldsOf(reading)["Budget"]).toBe("€10,000 per year excl. VAT");
  expect(textIn(reading.analysis.summary, "en")).toMatch(/Budget: €10,000 per year excl. VAT\.$/);
  expect(textIn(reading.mail?.body ?? "", "en")).toContain("- €1,000 excl. VAT\n");
});

test.each([
  ["We quoted 45 euros per user per month.", "€45 per user per month"],
  ["We quoted €45 per seat, per month, for 30 of them.", "€45 per user per month"],
  ["We quoted €45 a user, monthly.", "€45 per user per month"],
  ["We quoted €45/user/month.", "€45 per user per month"],
  ["We quoted €540 per year per seat including VAT.", "€540 per year per user incl. VAT"],
  ["De prijs is 45 euro per gebruiker per maand.", "€45 per user per month"],
  ["De prijs is 45 euro per gebruiker. Per maand komt er niets bij.", "€45 per user"],
  ["We quoted €45 per user each time.", "€45 per user"],
  ["We quoted €540 per year, a week ago.", "€540 per year"],
  ["We quoted €540 per year, monthly if need be.", "€540 per year"],
])("an amount keeps each unit that it is for: %s", (text, price) => {
  const reading = read(`${text} Henk Bos of Van Dijk Logistiek.`, {
    effects: /VAT/.test(text) ? { vat: "included" } : {},
  });
  expect(fieldsOf(reading)["Price"]).toBe(price);
  expect(textIn(reading.analysis.summary, "en")).toContain(`Price: ${price}.`);
});

test("a note's summary, call log and email follow the fields that the visitor emptied or changed", () => {
  const note =
    "I spoke with Henk Bos of Van Dijk Logistiek. The budget is 5,000 euros. They have 12 users. The deal is worth 4,000 euros. Their objection is that it is too expensive. I will send him the quote on Friday.";
  const reading = read(note);
  const keyOf = (label: string) =>
    reading.analysis.fields.find((field) => textIn(field.label, "en") === label)?.key ?? "";
  const { analysis, gist, mail } = reading.reviewed({
    [keyOf("Budget")]: "",
    [keyOf("Number of users")]: "about 15",
    [keyOf("Contact")]: "Henk de Bos",
    [keyOf("Deal value")]: "",
  });
  const summary = textIn(analysis.summary, "en");
  expect(summary).toContain("Spoke with Henk de Bos (Van Dijk Logistiek).");
  expect(summary).toContain("Number of users: about 15.");
  expect(summary).not.toMatch(/5,000|4,000|12/);
  expect(analysis.callDescription).toEqual(analysis.summary);
  expect(mail && textIn(mail.body, "en")).not.toMatch(/4,000|12/);
  expect(gist?.contact).toBe("Henk de Bos");
});

test("a note's record has the consent that the visitor mentions", () => {
  const note = "Spoke with Henk Bos of Van Dijk Logistiek. The budget is 12,100 euros.";
  expect(fieldsOf(read(note, { mentionsConsent: true }))["Consent to record"]).toBe(
    "Yes, asked when recording",
  );
});

test("a note's task without a day is due when the instructions say", () => {
  const note =
    "Spoke with Henk Bos of Van Dijk Logistiek. The budget is 12,100 euros. I will send the quote.";
  const [, task] = read(note, { effects: { dueInDays: 7, mornings: true } }).analysis.updates;
  expect(task && "due" in task && task.due && textIn(task.due, "en")).toBe("Oct 31, 2025, in the morning");
});

test("a note's private sentences are left out on instruction, but not a client in health care", () => {
  const note =
    "Gesproken met Henk Bos van Van Dijk Logistiek. Ik stuur de offerte aan het ziekenhuis. Op 3 november heeft hij een operatie. Ik geloof dat hij de prijs te hoog vindt.";
  const reading = read(note, { effects: { discreet: true } });
  expect(reading.tasks.map(({ title }) => textIn(title, "nl"))).toEqual([
    "Ik stuur de offerte aan het ziekenhuis",
  ]);
  expect(Object.keys(fieldsOf(reading))).not.toContain("Date");
  expect(fieldsOf(read(note))).toHaveProperty("Date");
});
